import { ChevronLeft, ChevronRight } from 'lucide';
import type { Pagination as PaginationData } from '../../contract/common.ts';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { pagesAround } from './pages-around.ts';

interface PaginationProps {
  pagination: PaginationData;
  /** Path and the other parameters of the list: `/articles?topic=sleep`. `page` is set here. */
  href: string;
  /**
   * The id of the list: its next page starts at the top, although a change of the query alone keeps the scroll
   * position.
   */
  anchor?: string;
  label?: string;
}

const cell =
  'inline-grid min-h-11 min-w-11 place-items-center rounded-full px-2 font-medium focus-visible:rounded-full';
const link = cx(cell, 'transition-colors duration-(--motion-quick) hover:bg-muted');

/** Plain links, so that pages can be opened, shared and crawled. */
export function Pagination({ pagination, href, anchor, label = 'Страницы' }: PaginationProps) {
  const { page, pages } = pagination;
  const hrefOf = (number: number) => pageHref(href, number) + (anchor ? `#${anchor}` : '');
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="mt-panel print:hidden">
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

/** The first page has no number, so that a list has one address. */
function pageHref(href: string, page: number): string {
  const [path = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
