import type { PageData } from '../../contract/pages.ts';

export function InterestingScreen({ page }: { page: PageData<'interesting'> }) {
  return <h1>{page.title}</h1>;
}
