export interface PageItem {
  key: string;
  /** Null is the gap. */
  page: number | null;
}

/** First, last, current and neighbouring pages; a gap of one page is filled. */
export function pagesAround(page: number, pages: number): PageItem[] {
  const shown = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) shown.add(2).add(3);
  if (page >= pages - 2) shown.add(pages - 1).add(pages - 2);
  const sorted = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0;
    const item = { key: String(number), page: number };
    if (number - before === 2) return [{ key: String(number - 1), page: number - 1 }, item];
    if (number - before > 2) return [{ key: `before-${number}`, page: null }, item];
    return [item];
  });
}
