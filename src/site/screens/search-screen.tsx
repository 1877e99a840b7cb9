import type { PageData } from '../../contract/pages.ts';
import type { SearchAnswer } from '../../contract/search.ts';

export function SearchScreen({ page }: { page: PageData<'search'> & { answer: SearchAnswer } }) {
  return <h1>{page.title}</h1>;
}
