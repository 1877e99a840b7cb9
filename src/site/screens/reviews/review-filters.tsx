import { ChevronDown } from 'lucide';
import type { ChangeEvent, FormEvent } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { useSite } from '../../api-client/use-site.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { reviewsHref } from './reviews-href.ts';

/** A plain GET form; the address is the only state. With scripts a choice is applied at once. */
export function ReviewFilters({ page }: { page: PageData<'reviews'> }) {
  const goTo = useGoTo();
  const choose = (product: string) => goTo(reviewsHref({ product: product || null, stars: page.stars }));

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    choose(String(new FormData(event.currentTarget).get('product') ?? ''));
  }

  return (
    <form action={pagePaths.reviews} method="get" onSubmit={send} className="print:hidden">
      <label htmlFor="review-product" className="mb-2 block text-small font-semibold">
        О&nbsp;каком продукте
      </label>
      <div className="relative">
        <select
          // The address may change outside of this form: by «Сбросить» or «Назад».
          key={page.product}
          id="review-product"
          name="product"
          defaultValue={page.product ?? ''}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => choose(event.currentTarget.value)}
          className="h-12 w-full cursor-pointer appearance-none rounded-control bg-surface pr-12 pl-4 text-ellipsis focus-visible:rounded-control"
        >
          <option value="">Все продукты</option>
          <ProductOptions products={page.products} />
        </select>
        <Icon of={ChevronDown} size={20} className="pointer-events-none absolute top-3.5 right-4 text-ink-soft" />
      </div>
      {page.stars !== null && <input type="hidden" name="stars" value={page.stars} />}
      <p className="mt-3 hidden noscript:block">
        <Button type="submit" variant="secondary" size="small">
          Показать
        </Button>
      </p>
    </form>
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
