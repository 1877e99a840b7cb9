/**
 * Runs in the page, so it has all it needs inside. Marks the first and the last text that stand in colours, and in a
 * place, which nobody has weighed yet in this theme, and says which these are. What decides a contrast: the letters'
 * colour, size and weight, whatever is painted behind them, and, for what may lie over something else, the component it
 * belongs to.
 */
export function markNewColours({ within, known }: { within: string; known: number[] }): number[] {
  const behind = new Map<Element | null, string>([[null, '']]);
  const backgroundOf = (element: Element | null): string => {
    const seen = behind.get(element);
    if (seen !== undefined || !element) return seen ?? '';
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1';
    const own = isPainted ? `${backgroundColor} ${backgroundImage} ${opacity}` : '';
    const place = position === 'absolute' || position === 'fixed' ? `${position} ${element.getAttribute('class')}` : '';
    const all = `${own}|${place}|${backgroundOf(element.parentElement)}`;
    behind.set(element, all);
    return all;
  };
  const classes = (element: Element | null, levels: number): string =>
    element && levels > 0
      ? `${element.tagName} ${element.getAttribute('class')}|${classes(element.parentElement, levels - 1)}`
      : '';
  const hash = (text: string): number => {
    let value = 0;
    for (let index = 0; index < text.length; index++) value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0;
    return value;
  };

  const weighed = new Set(known);
  const firstAndLast = new Map<number, [Element, Element]>();
  for (const element of document.querySelectorAll(`${within} *`)) {
    element.removeAttribute('data-new-colours');
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!isText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const look = hash(
      [color, around, fontSize, fontWeight, textDecorationLine, classes(element, 4), backgroundOf(element)].join(';'),
    );
    if (!weighed.has(look)) firstAndLast.set(look, [firstAndLast.get(look)?.[0] ?? element, element]);
  }
  for (const element of [...firstAndLast.values()].flat()) element.setAttribute('data-new-colours', '');
  return [...firstAndLast.keys()];
}
