import type { PageData } from '../../../contract/pages.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { Picture } from '../../images/picture.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { CardGrid } from '../../ui/layout.tsx';
import { chosenFrom, comparisonHref } from './comparison-query.ts';

/** Comparisons prepared by editors. */
export function ComparisonStarts({ page, catalogue }: { page: PageData<'comparison'>; catalogue: ShelfCatalogue }) {
  return (
    <section>
      <h2 className="text-h3">Что часто сравнивают</h2>
      <CardGrid filled columns={4} className="mt-5 max-sm:grid-cols-1 sm:max-lg:grid-cols-2">
        {page.starts.map(({ title, products: refs }) => {
          const { products } = chosenFrom({ refs }, catalogue);
          return (
            <AppLink
              key={title}
              href={comparisonHref({ refs, prices: {}, shown: null })}
              className="group grid h-full content-start gap-4 rounded-card bg-muted p-5"
            >
              <span className="grid grid-cols-3 gap-2">
                {products.map((product) => (
                  <span key={product.ref} data-accent={product.accent}>
                    <Picture
                      image={product.image}
                      sizes="96px"
                      alt=""
                      className="aspect-[4/5] w-full rounded-control bg-accent-tint object-cover"
                    />
                  </span>
                ))}
              </span>
              <span>
                <span className="block font-semibold underline-offset-4 group-hover:underline">{title}</span>
                <span className="mt-1 block text-caption text-ink-soft">
                  {products.map((product) => product.title).join(', ')}
                </span>
              </span>
            </AppLink>
          );
        })}
      </CardGrid>
    </section>
  );
}
