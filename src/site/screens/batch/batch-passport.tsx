import { ArrowUpRight } from 'lucide';
import type { CSSProperties } from 'react';
import type { Batch } from '../../../contract/batch.ts';
import { formatDate } from '../../../text/dates.ts';
import { formatPercent } from '../../../text/russian.ts';
import { ProductRow } from '../../cards/product-card.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Expired } from '../../ui/use-today.tsx';

/** Results of the laboratory against the label, and the documents. */
export function BatchPassport({ batch }: { batch: Batch }) {
  const { laboratory } = batch;
  return (
    <div data-accent={batch.product.accent} className="grid grid-cols-1 items-start gap-gap lg:grid-cols-[7fr_4fr]">
      <section aria-labelledby="batch-title" className="min-w-0 rounded-panel bg-muted p-card">
        <p className="text-caption text-ink-soft">Партия</p>
        <h2 id="batch-title" className="text-h2 tracking-[.02em]">
          {batch.number}
        </h2>
        <dl className="mt-6 grid grid-cols-2 gap-4">
          <Day title="Изготовлена" date={batch.made} />
          <Day title="Годна до" date={batch.bestBefore} />
        </dl>
        {/* The space is reserved, so that nothing moves when the date is known. */}
        <p className="min-h-8 pt-1 text-small">
          <Expired bestBefore={batch.bestBefore} />
        </p>
        <table className="mt-4 w-full text-small">
          <caption className="mb-3 text-left text-caption text-ink-soft">
            В&nbsp;порции ({batch.serving}). {laboratory.name}, протокол {laboratory.protocol} от{' '}
            {formatDate(laboratory.date)}
          </caption>
          <thead className="text-caption text-ink-soft max-sm:sr-only">
            <tr>
              <th scope="col" className="pb-2 text-left font-normal">
                Вещество
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-normal">
                На&nbsp;этикетке
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-normal">
                Найдено
              </th>
              <th scope="col" className="pb-2 pl-4 text-right font-normal">
                От&nbsp;этикетки
              </th>
            </tr>
          </thead>
          <tbody>
            {batch.rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <div className="grid gap-gap">
        <div className="rounded-panel bg-accent-tint p-card">
          <ProductRow product={batch.product} level={2} />
        </div>
        <section aria-labelledby="batch-papers" className="rounded-panel bg-muted p-card">
          <h2 id="batch-papers" className="text-h3">
            Документы
          </h2>
          <ul className="mt-3">
            {batch.documents.map(({ title, number, date, url }) => (
              <li key={title} className="border-t border-line py-3 text-small first:border-0 last:pb-0">
                <p>{title}</p>
                <p className="text-caption break-words text-ink-soft">
                  {number} от {formatDate(date)}
                </p>
                {url && (
                  <AppLink
                    href={url}
                    className="mt-1 inline-flex min-h-6 items-center gap-1.5 text-caption font-semibold text-link underline-offset-4 hover:underline"
                  >
                    Проверить в&nbsp;реестре
                    <Icon of={ArrowUpRight} size={16} />
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function Day({ title, date }: { title: string; date: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{title}</dt>
      <dd className="text-body font-semibold sm:text-h3">{formatDate(date)}</dd>
    </div>
  );
}

/** On a phone the name stands above its amounts. */
function Row({ row }: { row: Batch['rows'][number] }) {
  return (
    <tr className="border-t border-line max-sm:grid max-sm:grid-cols-[1fr_auto_auto] max-sm:items-baseline max-sm:gap-x-3 max-sm:py-3">
      <th scope="row" className="text-left font-medium max-sm:col-span-3 sm:py-3">
        {row.name}
      </th>
      <td className="whitespace-nowrap text-ink-soft tabular-nums sm:py-3 sm:pl-4 sm:text-right">
        <span className="text-caption sm:hidden">на&nbsp;этикетке </span>
        {row.label}
      </td>
      <td className="font-semibold whitespace-nowrap tabular-nums sm:py-3 sm:pl-4 sm:text-right">
        {row.found ?? <span className="font-normal text-ink-soft">не&nbsp;определяли</span>}
      </td>
      <td className="whitespace-nowrap tabular-nums sm:w-40 sm:py-3 sm:pl-4 sm:text-right">
        {row.percent !== null && (
          <>
            {formatPercent(row.percent)}
            <Scale {...row} percent={row.percent} />
          </>
        )}
      </td>
    </tr>
  );
}

/** From 70 to 160 per cent of the label, which holds every tolerance. */
const place = (percent: number) => `${Math.max(0, Math.min(100, ((percent - 70) / 90) * 100))}%`;

/** The tolerance as a band, the label as a stroke, the result as a dot. */
function Scale({ percent, least, most }: { percent: number; least: number; most: number | null }) {
  const limits = most === null ? `не меньше ${formatPercent(least)}` : `${least}–${formatPercent(most)}`;
  return (
    <>
      <span
        aria-hidden="true"
        style={{ '--least': place(least), '--most': place(most ?? 160), '--found': place(percent) } as CSSProperties}
        className="batch-scale relative mt-1.5 block h-2 min-w-24 rounded-full bg-line max-sm:hidden"
      >
        <span className="absolute inset-y-0 right-[calc(100%-var(--most))] left-(--least) rounded-full bg-accent" />
        <span className="absolute inset-y-[-3px] left-(--found) w-1 -translate-x-1/2 rounded-full bg-ink" />
      </span>
      <span className="sr-only">{`, допуск ${limits}`}</span>
    </>
  );
}
