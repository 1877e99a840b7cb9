/** Puts the copies for browsers without scripts in the place of pictures that nobody will start to load. */
export function showWithoutScripts(): void {
  for (const copy of document.querySelectorAll('picture:has(> img[data-lazy]) + noscript')) {
    copy.previousElementSibling?.remove();
    const parsed = new DOMParser().parseFromString(copy.textContent ?? '', 'text/html');
    copy.replaceWith(...parsed.body.childNodes);
  }
}
