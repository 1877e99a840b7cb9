import type { Component } from '../../../contract/entries.ts';
import { formatPercent } from '../../../text/russian.ts';
import { CardMedia } from '../../cards/card-media.tsx';
import { CardTitle } from '../../cards/card-title.tsx';
import { amountOf } from '../../cards/product-card.tsx';
import { axisEnd, NutrientBar, NutrientLegend } from '../../charts/nutrient-bar.tsx';
import { Section } from '../../ui/layout.tsx';
import { ProductWarning } from '../../ui/legal-warning.tsx';
import { anchors } from './component-contents.tsx';

/** Largest dose first, each dose against the same norm. */
export function ComponentProducts({ component }: { component: Component }) {
  const products = [...component.products].sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  if (products.length === 0) return null;
  const withNorm = products.some((product) => product.percent !== null);
  const end = axisEnd(products);
  return (
    <Section id={anchors.products} title="В каких продуктах есть" text="Доза в одной порции.">
      <ul className="border-t border-line">
        {products.map((product) => (
          <li
            key={product.ref}
            data-accent={product.accent}
            className="group relative grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-b border-line py-4 md:grid-cols-[80px_minmax(0,1.4fr)_minmax(0,.8fr)_minmax(0,1.6fr)] md:gap-x-8"
          >
            <CardMedia
              image={product.image}
              ratio="portrait"
              sizes="80px"
              className="rounded-control max-md:row-span-2"
            />
            <div>
              <CardTitle href={product.url} level={3} className="text-body leading-snug">
                {product.title}
              </CardTitle>
              <p className="mt-0.5 text-caption text-ink-faint">{amountOf(product)}</p>
            </div>
            <p className="text-h3 font-semibold max-md:col-start-2">
              {product.dose}
              {product.percent !== null && (
                <span className="ml-2 text-small font-normal text-ink-soft md:hidden">
                  {formatPercent(product.percent)}
                </span>
              )}
            </p>
            {product.percent !== null && (
              <div className="grid grid-cols-[1fr_4.5rem] items-center gap-3 max-md:hidden">
                <NutrientBar percent={product.percent} end={end} />
                <span className="text-right font-semibold">{formatPercent(product.percent)}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
      {withNorm && (
        <div className="mt-5 max-md:hidden">
          <NutrientLegend rows={products} />
        </div>
      )}
      <ProductWarning />
    </Section>
  );
}
