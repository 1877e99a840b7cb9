import { type CSSProperties, useId, useState } from 'react';
import { counted, plural } from '../../../text/russian.ts';
import { ProductCard } from '../../cards/product-card.tsx';
import { CardGrid, Section } from '../../ui/layout.tsx';
import type { SectionProps } from '../theme-looks.ts';
import { useLinkedLine } from '../use-linked-line.ts';
import stylesheet from './ages.css?url';

const id = 'vozrast';

/** A slider of years, and the products for that age. Without scripts each product shows its own ages. */
export function AgesSection({ section, tone }: SectionProps<'ages'>) {
  const [years, setYears] = useState<number | null>(null);
  const writeLine = useLinkedLine(id, (line) => setYears(readAge(line)));
  const slider = useId();
  const { items } = section;
  const fitting = years === null ? items : items.filter((item) => fitOf(item, years) === 'fits');
  const isTooYoung = years !== null && items.every(({ from }) => years < from);
  const chosen = years === null ? 'Любой' : counted(years, 'год', 'года', 'лет');
  return (
    <Section id={id} title={section.title} text={section.text} tone={tone}>
      <link rel="stylesheet" href={stylesheet} precedence="screen" />
      <div className="mb-8 rounded-panel bg-accent-tint p-card noscript:hidden print:hidden">
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={slider} className="text-small font-semibold">
            Возраст ребёнка
          </label>
          {/* The slider announces its value. */}
          <span aria-hidden="true" className="text-h2 font-semibold text-accent-deep">
            {chosen}
          </span>
        </div>
        <input
          id={slider}
          type="range"
          min={ages.any}
          max={ages.most}
          step={1}
          value={years ?? ages.any}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            const moved = valueAsNumber === ages.any ? null : valueAsNumber;
            setYears(moved);
            writeLine(moved === null ? null : String(moved));
          }}
          aria-valuetext={chosen}
          style={
            { '--filled': `${((years ?? ages.any) - ages.any) * (100 / (ages.most - ages.any))}%` } as CSSProperties
          }
          className="ages-slider mt-3 h-11 w-full cursor-pointer"
        />
        <p role="status" className="min-h-12 text-small">
          {years === null
            ? 'Подвиньте бегунок: останется то, что подходит по\u00a0возрасту.'
            : isTooYoung
              ? section.younger
              : `${plural(fitting.length, 'Подходит', 'Подходят', 'Подходят')} ${fitting.length} из\u00a0${items.length}. Начинают с\u00a0одного.`}
        </p>
      </div>
      <CardGrid columns={3} className="grid-cols-2">
        {items.map((item) => {
          const fit = years === null ? 'fits' : fitOf(item, years);
          return (
            <div key={item.product.ref} className={fit === 'fits' ? 'h-full' : 'h-full grayscale'}>
              <ProductCard product={item.product} sizes="(min-width: 720px) min(33vw, 410px), 50vw">
                <p className="mt-2 text-small font-semibold">
                  {item.age}
                  {fit !== 'fits' && (
                    <span className="font-normal">{fit === 'early' ? ' — ещё рано' : ' — уже вырос'}</span>
                  )}
                </p>
              </ProductCard>
            </div>
          );
        })}
      </CardGrid>
    </Section>
  );
}

/** The range of the slider; `any` stands before it. */
export const ages = { any: 0, least: 1, most: 17 } as const;

/** «4» of an address; null if it is not an age of the slider. */
export function readAge(line: string | null): number | null {
  const years = line !== null && /^\d{1,2}$/.test(line) ? Number(line) : 0;
  return years >= ages.least && years <= ages.most ? years : null;
}

export type Fit = 'fits' | 'early' | 'late';

export function fitOf({ from, to }: { from: number; to: number | null }, years: number): Fit {
  if (years < from) return 'early';
  return to !== null && years > to ? 'late' : 'fits';
}
