import { ChevronLeft, ChevronRight } from 'lucide';
import type { Pagination as PaginationData } from '../../contract/common.ts';
import { pageHref } from '../seo/page-head.ts';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  pagination: PaginationData;
  /** Path and the other parameters of the list: `/articles?topic=sleep`. `page` is set here. */
  href: string;
  /**
   * The id of the list: its next page starts at the top, although a change of the query alone keeps the scroll
   * position.
   */
  anchor?: string;
}

const cell =
  'inline-grid min-h-11 min-w-11 place-items-center rounded-full px-2 font-medium focus-visible:rounded-full';
const link = cx(cell, 'transition-colors duration-(--motion-quick) hover:bg-muted');

/** Plain links, so that pages can be opened, shared and crawled. */
export function Pagination({ pagination, href, anchor }: PaginationProps) {
  const { page, pages } = pagination;
  const hrefOf = (number: number) => pageHref(href, number) + (anchor ? `#${anchor}` : '');
  if (pages < 2) return null;
  return (
    <nav aria-label="Страницы" className="mt-panel print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <AppLink href={hrefOf(page - 1)} rel="prev" aria-label="Предыдущая страница" className={link}>
              <Icon of={ChevronLeft} size={20} />
            </AppLink>
          </li>
        )}
        {pagesAround(page, pages).map((item) => (
          <li key={item.key}>
            {item.page === null ? (
              <span className={cx(cell, 'min-w-6 px-0')}>…</span>
            ) : item.page === page ? (
              <span aria-current="page" className={cx(cell, 'bg-ink text-page')}>
                <span className="sr-only">Страница </span>
                {item.page}
              </span>
            ) : (
              <AppLink href={hrefOf(item.page)} className={link}>
                <span className="sr-only">Страница </span>
                {item.page}
              </AppLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <AppLink href={hrefOf(page + 1)} rel="next" aria-label="Следующая страница" className={link}>
              <Icon of={ChevronRight} size={20} />
            </AppLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

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
