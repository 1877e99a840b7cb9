/**
 * Runs in the page, so it has all it needs inside. Marks what axe's rules of layout could find fault with, and says which
 * of the rules have anything to look at. To compare a control with those around it axe first lays a grid over the whole
 * page, which is half of what it does there. A control of the least size that no other covers is in order anyway, and so
 * is a smaller one that keeps its distance, or stands in a sentence; whatever is left is axe's to judge.
 */
export function markDoubtfulLayout(): string[] {
  type Control = { element: Element; box: DOMRect; x: number; y: number };
  const least = 24;
  // Axe rounds to tenths.
  const rounding = 0.2;
  const marks = { 'target-size': 'data-close-target', 'scrollable-region-focusable': 'data-scrolls' };
  for (const mark of Object.values(marks))
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);

  // What is focused only by scripts or for scrolling is no control, unless its role says so.
  const kinds = 'a[href], area, button, input, select, textarea, summary, iframe, audio, video, [contenteditable]';
  const controls: Control[] = [...document.querySelectorAll(`${kinds}, [role][tabindex]`)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const box = element.getBoundingClientRect();
      return { element, box, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    });
  const isLeast = (width: number, height: number): boolean => Math.min(width, height) >= least + rounding;
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const isInside = (one: DOMRect, other: DOMRect): boolean =>
    one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
  const over = new Map(
    controls.map((one) => [one, controls.filter((other) => other !== one && isOver(one.box, other.box))]),
  );
  /** Hidden by one other control, or with enough beside it that is not. */
  const staysUsable = (box: DOMRect, other: DOMRect): boolean =>
    isInside(box, other) ||
    isLeast(other.left - box.left, box.height) ||
    isLeast(box.right - other.right, box.height) ||
    isLeast(box.width, other.top - box.top) ||
    isLeast(box.width, box.bottom - other.bottom);
  /** Whether a circle of the least size around a small control may meet another control, or the circle around that. */
  const areClose = ({ x, y }: Control, other: Control): boolean => {
    const { left, right, top, bottom } = other.box;
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    // Of one that is partly covered axe sees only the rest, whose middle is elsewhere.
    if (over.get(other)?.length) return away <= 2 * least;
    return away <= least / 2 + rounding || Math.hypot(x - other.x, y - other.y) <= least + rounding;
  };
  const isInSentence = ({ parentElement: paragraph }: Element): boolean =>
    paragraph?.tagName === 'P' &&
    [...paragraph.querySelectorAll('*')].every((part) => getComputedStyle(part).display === 'inline') &&
    !paragraph.querySelector('br') &&
    [...paragraph.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue ?? ''));
  const isDoubtful = (control: Control): boolean => {
    const { element, box } = control;
    const [cover, ...more] = over.get(control) ?? [];
    if (isLeast(box.width, box.height) && (!cover || (more.length === 0 && staysUsable(box, cover.box)))) return false;
    if (isInSentence(element)) return false;
    return cover !== undefined || controls.some((other) => other !== control && areClose(control, other));
  };
  for (const control of controls) if (isDoubtful(control)) control.element.setAttribute(marks['target-size'], '');

  for (const element of document.querySelectorAll('*')) {
    const isWider = element.scrollWidth > element.clientWidth;
    const isHigher = element.scrollHeight > element.clientHeight;
    if (!isWider && !isHigher) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isScrolled = (isWider && /auto|scroll/.test(overflowX)) || (isHigher && /auto|scroll/.test(overflowY));
    if (isScrolled) element.setAttribute(marks['scrollable-region-focusable'], '');
  }
  return Object.entries(marks)
    .filter(([, mark]) => document.querySelector(`[${mark}]`))
    .map(([rule]) => rule);
}
