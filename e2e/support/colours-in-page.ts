/*
 * Both functions run in the page, so each has all it needs inside. Which colours stand together decides the contrast:
 * that of the letters, whatever is painted behind them, and how large and heavy they are.
 */

/** Keeps in mind every pair of colours that a text of the page has in this theme. */
export function rememberColours(theme: string): void {
  const memory = window as unknown as {
    colours?: Record<string, Set<string>>;
    coloursOf?: (element: Element) => string;
  };
  memory.coloursOf ??= (element) => {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const behind: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1')
        behind.push(backgroundColor, backgroundImage, opacity);
      // What is laid over something else may have anything behind it.
      if (position === 'absolute' || position === 'fixed') behind.push(`${position} ${at.className}`);
    }
    return [color, fontSize, fontWeight, textDecorationLine, ...behind].join('|');
  };
  const colours = new Set<string>();
  for (const element of document.querySelectorAll('body *'))
    if (
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
      element.checkVisibility()
    )
      colours.add(memory.coloursOf(element));
  memory.colours = { ...memory.colours, [theme]: colours };
}

/** Marks every text whose colours were not remembered, and says how many there are. */
export function markNewColours(theme: string): number {
  const memory = window as unknown as {
    colours?: Record<string, Set<string>>;
    coloursOf?: (element: Element) => string;
  };
  const known = memory.colours?.[theme];
  let marked = 0;
  for (const element of document.querySelectorAll('body *')) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const isNew = isText && element.checkVisibility() && !known?.has(memory.coloursOf?.(element) ?? '');
    element.toggleAttribute('data-new-colours', isNew);
    if (isNew) marked += 1;
  }
  return marked;
}
