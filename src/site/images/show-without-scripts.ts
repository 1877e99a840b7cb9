/** Replaces lazy pictures by their `<noscript>` copies, for a page whose own code could not be loaded. */
export function showWithoutScripts(): void {
  for (const copy of document.querySelectorAll('picture:has(> img[data-lazy]) + noscript')) {
    copy.previousElementSibling?.remove();
    const parsed = new DOMParser().parseFromString(copy.textContent ?? '', 'text/html');
    copy.replaceWith(...parsed.body.childNodes);
  }
}
