import { X } from 'lucide';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { softHyphenate } from '../../../text/russian.ts';
import { Picture } from '../../images/picture.tsx';
import { AddToShelf } from '../../shelf/add-to-shelf.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Choice, comparisonHref, without } from './comparison-query.ts';

interface ProductHeadsProps {
  products: readonly ShelfProduct[];
  choice: Choice;
  onRemove: (ref: string) => void;
}

const round =
  'grid size-10 place-items-center rounded-full bg-muted sm:bg-page/92 focus-visible:rounded-full print:hidden';

/** The names are sticky, and move up when the header goes away. */
export function ProductHeads({ products, choice, onRemove }: ProductHeadsProps) {
  return (
    <thead>
      <tr className="print:hidden">
        {products.map((product) => (
          <td key={product.ref} data-accent={product.accent}>
            <div className="relative max-w-56">
              <Picture
                image={product.image}
                sizes="(min-width: 640px) 224px, 45vw"
                alt=""
                priority
                className="aspect-[4/5] w-full rounded-card bg-accent-tint object-cover"
              />
              <div className="mt-1.5 flex justify-center gap-2 sm:absolute sm:top-1.5 sm:right-1.5 sm:mt-0 sm:grid sm:gap-1.5">
                <a
                  href={comparisonHref(without(choice, product.ref))}
                  aria-label={`Убрать из сравнения: ${product.title}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onRemove(product.ref);
                  }}
                  className={round}
                >
                  <Icon of={X} size={18} />
                </a>
                <AddToShelf product={product} className={`${round} data-on:bg-ink data-on:text-page`} />
              </div>
            </div>
          </td>
        ))}
      </tr>
      <tr>
        {products.map(({ ref, url, title }) => (
          <th
            key={ref}
            scope="col"
            className="sticky top-[calc(var(--header-height)-14px)] z-2 bg-page py-3 leading-tight hyphens-auto shadow-[0_1px_0_var(--line)] transition-[top] duration-(--motion-page) ease-out in-data-header-away:top-0"
          >
            <AppLink href={url} className="underline-offset-4 hover:underline">
              {softHyphenate(title, 8)}
            </AppLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}
