import type { PageData } from '../../contract/pages.ts';

export function FaqScreen({ page }: { page: PageData<'faq'> }) {
  return <h1>{page.title}</h1>;
}
