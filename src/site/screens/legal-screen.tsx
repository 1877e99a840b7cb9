import type { PageData } from '../../contract/pages.ts';

export function LegalScreen({ page }: { page: PageData<'policy'> }) {
  return <h1>{page.title}</h1>;
}
