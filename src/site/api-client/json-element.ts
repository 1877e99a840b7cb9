/** The id of the element that lists the files of a page's code. */
export const modulesId = 'modules';

/** Reads what the server has left in an element, and removes the element: React does not know it. */
export function takeJson(id: string): unknown {
  const element = document.getElementById(id);
  element?.remove();
  return JSON.parse(element?.textContent ?? 'null');
}
