import type { Pagination } from '../../contract/common.ts';

/** Links to the previous and next page of a list. The first page has no number, so that a list has one address. */
export function paginationLinks(
  pagination: Pagination | undefined,
  pathname: string,
  query: Record<string, string>,
): { rel: 'prev' | 'next'; href: string }[] {
  if (!pagination) return [];
  const { page, pages } = pagination;
  const link = (rel: 'prev' | 'next', number: number) => {
    const params = new URLSearchParams(query);
    params.delete('page');
    if (number > 1) params.set('page', String(number));
    const text = params.toString();
    return { rel, href: text ? `${pathname}?${text}` : pathname };
  };
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(page < pages ? [link('next', page + 1)] : [])];
}
