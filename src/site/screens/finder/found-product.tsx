import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { amountOf } from '../../../nutrition/shelf/flag-words.ts';
import { sumShelf } from '../../../nutrition/shelf/sum-shelf.ts';
import { writePercent } from '../../../nutrition/wording.ts';
import { formatAge } from '../../../text/russian.ts';
import { axisEnd, NutrientBar } from '../../charts/nutrient-bar.tsx';
import { CutOut } from '../../images/cut-out.tsx';
import { Picture } from '../../images/picture.tsx';
import { AddToShelf } from '../../shelf/add-to-shelf.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { BuyProduct } from './buy-product.tsx';

interface FoundProductProps {
  product: ShelfProduct;
  reasons: readonly string[];
  nameOf: (substance: string) => string;
}

/** What is suggested: the dose of a day, why, its share of the norm, and where to buy it. */
export function FoundProduct({ product, reasons, nameOf }: FoundProductProps) {
  const main = product.rows[0]?.substance;
  const sums = sumShelf([{ ...product, id: product.ref, isOurs: true, portions: 1 }], null);
  const sum = sums.find(({ substance }) => substance === main);
  const percent = sum?.norm?.percent ?? null;
  return (
    <li
      data-accent={product.accent}
      className="flex gap-gap rounded-card bg-surface p-gap shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <span className="relative aspect-[4/5] w-22 shrink-0 self-start overflow-hidden rounded-control bg-accent-tint lg:w-32">
        {product.cutout ? (
          <CutOut picture={product.cutout} className="absolute inset-0 h-full w-full object-contain p-2.5" />
        ) : (
          <Picture image={product.image} sizes="128px" alt="" priority className="h-full w-full object-cover" />
        )}
      </span>
      <div className="min-w-0 grow">
        <h3 className="text-h3">
          <AppLink href={product.url} className="underline-offset-4 hover:underline">
            {product.title}
          </AppLink>
        </h3>
        <p className="mt-1 text-small text-ink-soft">
          {product.serving} в&nbsp;день, {product.quantity}, {formatAge(product.age)}
        </p>
        {sum && (
          <div className="mt-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span>
                {nameOf(sum.substance)} <b className="font-semibold">{amountOf(sum)}</b>
              </span>
              {percent === null ? (
                <span className="text-ink-faint">норма не&nbsp;установлена</span>
              ) : (
                <span>
                  <b className="font-semibold">{writePercent(percent)}</b> нормы
                </span>
              )}
            </p>
            {percent !== null && <NutrientBar percent={percent} end={axisEnd([{ percent }])} />}
          </div>
        )}
        <ul className="mt-3 grid gap-1 text-small">
          {reasons.map((reason) => (
            <li key={reason}>{reason}.</li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <BuyProduct product={product} />
          <AddToShelf product={product} worded className={buttonClass({ variant: 'quiet', size: 'small' })} />
        </div>
      </div>
    </li>
  );
}
