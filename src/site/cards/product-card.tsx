import type { ReactNode } from 'react';
import type { ProductCard as ProductCardData } from '../../contract/cards.ts';
import { productForms } from '../../contract/vocabulary.ts';
import { formatPercent } from '../../text/russian.ts';
import { TickBar } from '../charts/tick-bar.tsx';
import { AddToShelf } from '../shelf/add-to-shelf.tsx';
import { CompareToggle } from '../shelf/compare-toggle.tsx';
import { cx } from '../ui/class-names.ts';
import { Rating } from '../ui/rating.tsx';
import { CardMedia } from './card-media.tsx';
import { CardTitle, type HeadingLevel } from './card-title.tsx';

interface ProductCardProps {
  product: ProductCardData;
  level?: HeadingLevel;
  sizes?: string;
  priority?: boolean;
  children?: ReactNode;
}

/** A small control with a large touch target; with a mouse it is shown when the pointer is over the card. */
const tool =
  'absolute right-0 z-1 grid size-11 isolate place-items-center before:absolute before:inset-1.5 before:-z-1 before:rounded-full before:bg-page/80 hover:before:bg-page data-on:text-page data-on:before:bg-ink data-on:hover:before:bg-ink pointer-fine:not-data-on:opacity-0 pointer-fine:group-focus-within:opacity-100! pointer-fine:group-hover:opacity-100! print:hidden [&>.lucide]:size-4';

export function ProductCard({ product, level = 3, sizes, priority, children }: ProductCardProps) {
  return (
    <article data-accent={product.accent} className="group @container relative flex h-full flex-col">
      <CardMedia
        image={product.image}
        ratio="portrait"
        priority={priority}
        sizes={sizes ?? '(min-width: 1024px) 300px, 50vw'}
      />
      <AddToShelf product={product} className={cx(tool, 'top-0.5')} />
      <CompareToggle product={product} className={cx(tool, 'top-11.5')} />
      <div className="flex grow flex-col pt-3">
        <KeyFact fact={product.keyFact} />
        <CardTitle href={product.url} level={level} className="mt-1.5 text-body leading-snug">
          {product.title}
        </CardTitle>
        <p className="mt-1 text-small text-ink-soft">{product.purpose}</p>
        <p className="mt-auto pt-2 text-caption text-ink-faint">{amountOf(product)}</p>
        {product.rating && <Rating rating={product.rating} compact className="mt-2" />}
        {children}
      </div>
    </article>
  );
}

/**
 * The dose against the norm, or in words alone where no norm is set. In a narrow card what it is a dose of stands below,
 * whatever its length: so the names of a row begin at one height.
 */
function KeyFact({ fact: { value, label, percent } }: { fact: ProductCardData['keyFact'] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-caption">
      {percent !== null && <TickBar percent={percent} />}
      <b className="font-semibold">{value}</b> <span className="text-ink-soft @max-3xs:w-full">{label}</span>
      {percent !== null && <span className="sr-only">, {formatPercent(percent)} суточной нормы</span>}
    </p>
  );
}

interface ProductRowProps extends Pick<ProductCardProps, 'product' | 'level' | 'children'> {
  /** From a desktop on the picture is as large as a card's. */
  large?: boolean | undefined;
}

/** The product as a row, for narrow columns. */
export function ProductRow({ product, level = 3, large, children }: ProductRowProps) {
  return (
    <article data-accent={product.accent} className="group relative flex items-center gap-4">
      <CardMedia
        image={product.image}
        ratio="portrait"
        sizes={large ? '(min-width: 1024px) 176px, 80px' : '80px'}
        className={cx('w-20 shrink-0 rounded-control', large && 'lg:w-44')}
      />
      <div className="min-w-0">
        <CardTitle href={product.url} level={level} className="text-small leading-snug">
          {product.title}
        </CardTitle>
        <p className="mt-0.5 text-caption text-ink-soft">
          {product.keyFact.value} {product.keyFact.label}, {product.quantity}
        </p>
        {children}
      </div>
    </article>
  );
}

/** «90 капсул» names the form; «30 мл» does not. */
export function amountOf({ form, quantity }: Pick<ProductCardData, 'form' | 'quantity'>): string {
  return form === 'drops' || form === 'spray' ? `${productForms[form]}, ${quantity}` : quantity;
}
