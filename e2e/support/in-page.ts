/** Whether React has taken over the frame and the page inside it. Runs in the page, of whichever browser. */
export function isHydrated(): boolean {
  return ['main', 'main h1', 'footer'].every((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  });
}
