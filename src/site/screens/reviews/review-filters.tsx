import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { type ReviewOrder, reviewOrders } from '../../../contract/query-vocabulary.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { FilterForm, SelectField } from '../../ui/filter-form.tsx';

type Choice = Pick<PageData<'reviews'>, 'product' | 'stars' | 'order'>;

export function ReviewFilters({ page }: { page: PageData<'reviews'> }) {
  const goTo = useGoTo();
  const choose = (chosen: FormData) =>
    goTo(
      reviewsHref({
        product: String(chosen.get('product') ?? '') || null,
        stars: page.stars,
        order: String(chosen.get('order')) as ReviewOrder,
      }),
    );
  return (
    <FilterForm action={pagePaths.reviews} onChoose={choose} className="grid gap-4 sm:max-lg:grid-cols-2">
      <SelectField
        name="product"
        label={'О\u00a0каком продукте'}
        value={page.product ?? undefined}
        background="bg-surface"
      >
        <option value="">Все продукты</option>
        <ProductOptions products={page.products} />
      </SelectField>
      <SelectField name="order" label="В каком порядке" value={page.order} background="bg-surface">
        {Object.entries(reviewOrders).map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectField>
      {page.stars !== null && <input type="hidden" name="stars" value={page.stars} />}
    </FilterForm>
  );
}

/** Grouped by series. */
function ProductOptions({ products }: Pick<PageData<'reviews'>, 'products'>) {
  const site = useSite();
  const seriesOf = (ref: string) => ref.split('/')[0] ?? '';
  const slugs = [...new Set(products.map(({ ref }) => seriesOf(ref)))];
  return slugs.map((slug) => (
    <optgroup key={slug} label={site?.series.find((series) => series.slug === slug)?.title ?? slug}>
      {products
        .filter(({ ref }) => seriesOf(ref) === slug)
        .map(({ ref, title, count }) => (
          <option key={ref} value={ref}>
            {title} ({count})
          </option>
        ))}
    </optgroup>
  ));
}

/** A new filter starts at the first page. */
export function reviewsHref({ product, stars, order }: Choice): string {
  const query = [
    product && `product=${encodeURIComponent(product)}`,
    stars && `stars=${stars}`,
    order !== 'new' && `order=${order}`,
  ].filter(Boolean);
  return query.length > 0 ? `${pagePaths.reviews}?${query.join('&')}` : pagePaths.reviews;
}
