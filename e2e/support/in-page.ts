/** Whether React has taken over the frame and the page inside it. Runs in the page, of whichever browser. */
export function isHydrated(): boolean {
  return ['main', 'main h1', 'footer'].every((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Styles of the test itself: the security policy forbids a page any style element that is not its own. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

export const tallPage = 'main { min-height: 4000px !important; }';

/** Puts a link into the page, as the content's HTML would, and follows it. Tells whether somebody kept the browser from it. */
export function clickNewLink(address: string): 'refused' | 'followed' {
  const link = document.createElement('a');
  link.setAttribute('href', address);
  document.querySelector('main')?.prepend(link);
  const isFollowed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  link.remove();
  return isFollowed ? 'followed' : 'refused';
}
