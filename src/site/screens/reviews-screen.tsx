import type { PageData } from '../../contract/pages.ts';

export function ReviewsScreen({ page }: { page: PageData<'reviews'> }) {
  return <h1>{page.title}</h1>;
}
