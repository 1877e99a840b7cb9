/**
 * Runs in the page, so it has all it needs inside. Marks the first and the last text that stand in colours, and in a
 * place, which nobody has weighed yet in this theme, and says which these are. What decides a contrast: the letters'
 * colour, size and weight, whatever is painted behind them, and, for what may lie over something else, the component it
 * belongs to. What is legible without a doubt, plain letters on a plain ground, is not marked: to find out what lies behind
 * a text axe lays a grid over the whole page. Says as well which of the rules of colour have anything to look at.
 */
export function markNewColours({ within, known }: { within: string; known: number[] }): {
  colours: number[];
  rules: string[];
} {
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

  /** A colour that lets nothing through, as its luminance; null for any other. */
  const luminance = (colour: string): number | null => {
    const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
    if (parts.length < 3) return null;
    const [red = 0, green = 0, blue = 0] = parts
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** What may lie behind a text without being around it. */
  const isPainted = (element: Element): boolean => {
    if (/^(img|svg|video|canvas|iframe|input|textarea|select|progress|meter)$/i.test(element.tagName)) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  };
  let painted: { element: Element; box: DOMRect }[] | undefined;
  /** Of the letters, where they are one text; else of all that the element holds. */
  const boxOf = (element: Element): DOMRect => {
    const range = document.createRange();
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (texts.length !== 1) return element.getBoundingClientRect();
    range.selectNodeContents(texts[0] as Node);
    return range.getBoundingClientRect();
  };
  const plainGround = (element: Element): number | null => {
    painted ??= [...document.querySelectorAll('body *')]
      .filter(isPainted)
      .map((one) => ({ element: one, box: one.getBoundingClientRect() }));
    const { left, right, top, bottom } = boxOf(element);
    const isBehind = ({ element: other, box }: { element: Element; box: DOMRect }): boolean =>
      box.left < right && left < box.right && box.top < bottom && top < box.bottom && !other.contains(element);
    if (painted.some(isBehind)) return null;
    let ground: number | null = null;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(around);
      if (opacity !== '1') return null;
      if (ground !== null || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none')) continue;
      ground = backgroundImage === 'none' ? luminance(backgroundColor) : null;
      const box = around.getBoundingClientRect();
      const holds = box.left <= left && right <= box.right && box.top <= top && bottom <= box.bottom;
      if (ground === null || (around.parentElement?.parentElement && !holds)) return null;
    }
    return ground;
  };
  // A little more than is asked of the smallest letters: axe rounds.
  const enough = 4.55;
  const isLegible = (element: Element): boolean => {
    const { color, textShadow } = getComputedStyle(element);
    const [letters, ground] = [luminance(color), plainGround(element)];
    if (letters === null || ground === null || textShadow !== 'none') return false;
    return (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05) >= enough;
  };

  const weighed = new Set(known);
  const firstAndLast = new Map<number, [Element, Element]>();
  for (const element of document.querySelectorAll(`${within} *`)) {
    for (const mark of ['data-new-colours', 'data-new-link']) element.removeAttribute(mark);
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!isText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
    const look = hash(
      [color, around, fontSize, fontWeight, textDecorationLine, classes(element, 4), backgroundOf(element)].join(';'),
    );
    if (!weighed.has(look)) firstAndLast.set(look, [firstAndLast.get(look)?.[0] ?? element, element]);
  }
  const rules = new Set<string>();
  const mark = (element: Element, attribute: string, rule: string) => {
    element.setAttribute(attribute, '');
    rules.add(rule);
  };
  for (const element of [...firstAndLast.values()].flat()) {
    if (!isLegible(element)) mark(element, 'data-new-colours', 'color-contrast');
    // What tells a link from the words around it counts only where there are some on the same line.
    const isInline = element.matches('a[href], [role=link]') && getComputedStyle(element).display === 'inline';
    if (isInline && !getComputedStyle(element).textDecorationLine.includes('underline'))
      mark(element, 'data-new-link', 'link-in-text-block');
  }
  return { colours: [...firstAndLast.keys()], rules: [...rules] };
}
