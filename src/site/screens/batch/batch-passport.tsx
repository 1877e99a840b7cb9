import { ArrowUpRight } from 'lucide';
import type { CSSProperties } from 'react';
import type { Batch } from '../../../contract/batch.ts';
import { formatDate } from '../../../text/dates.ts';
import { formatPercent } from '../../../text/russian.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { ProductRow } from '../../cards/product-card.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
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
        <SampleMark of={batch.sample} className="mt-2" />
        <dl className="mt-6 grid gap-4 min-[22rem]:grid-cols-2">
          <Day title="Изготовлена" date={batch.made} />
          <Day title="Годна до" date={batch.bestBefore} />
        </dl>
        {/* The space is reserved, so that nothing moves when the date is known. */}
        <p className="min-h-8 pt-1 text-small">
          <Expired bestBefore={batch.bestBefore} />
        </p>
        <table className="mt-4 w-full text-small">
          <caption className="mb-3 text-left text-caption text-ink-soft">
            В&nbsp;порции ({batch.serving}). {laboratory.name}
            {laboratory.accreditation && ` (аттестат ${laboratory.accreditation})`}, протокол {laboratory.protocol} от{' '}
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
            {batch.documents.map((paper) => (
              <li key={paper.title} className="border-t border-line py-3 text-small first:border-0 last:pb-0">
                <p>{paper.title}</p>
                <p className="text-caption wrap-anywhere text-ink-soft">
                  {paper.number} от {formatDate(paper.date)}
                </p>
                <PaperLink paper={paper} batch={batch.number} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Opens a document, or asks for it by a letter that names it. */
function PaperLink({ paper, batch }: { paper: Batch['documents'][number]; batch: string }) {
  const email = useSite()?.email;
  const { title, number, url, isRegister } = paper;
  const named = <span className="sr-only">: {title}</span>;
  if (url)
    return (
      <>
        <AppLink href={url} className={paperLink}>
          {isRegister ? 'Открыть реестр' : 'Открыть документ'}
          {named}
          <Icon of={ArrowUpRight} size={16} />
        </AppLink>
        {isRegister && (
          <p className="text-caption text-ink-soft">Реестр откроется с&nbsp;начала: вставьте в&nbsp;поиск номер.</p>
        )}
      </>
    );
  if (!email) return null;
  const subject = encodeURIComponent(`${title} ${number}, партия ${batch}`);
  return (
    <a href={`mailto:${email}?subject=${subject}`} className={paperLink}>
      Запросить копию
      {named}
    </a>
  );
}

const paperLink =
  'mt-1 inline-flex min-h-6 items-center gap-1.5 text-caption font-semibold text-link underline-offset-4 hover:underline print:hidden';

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
    <tr className="border-t border-line max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-3">
      <th scope="row" className="text-left font-medium max-sm:col-span-2 sm:py-3">
        {row.name}
      </th>
      <td className="text-ink-soft sm:py-3 sm:pl-4 sm:text-right sm:whitespace-nowrap">
        <span className="block text-caption sm:hidden">на&nbsp;этикетке</span>
        {row.label}
      </td>
      <td className="font-semibold sm:py-3 sm:pl-4 sm:text-right sm:whitespace-nowrap">
        <span className="block text-caption font-normal text-ink-soft sm:hidden">найдено</span>
        {row.found ?? <span className="font-normal text-ink-soft">не&nbsp;определяли</span>}
      </td>
      <td className="max-sm:col-span-2 sm:w-40 sm:py-3 sm:pl-4 sm:text-right">
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
        className="batch-scale relative mt-1.5 block h-2 min-w-24 rounded-full bg-line"
      >
        <span className="absolute inset-y-0 right-[calc(100%-var(--most))] left-(--least) rounded-full bg-accent" />
        <span className="absolute inset-y-[-3px] left-(--found) w-1 -translate-x-1/2 rounded-full bg-ink" />
      </span>
      <span className="block text-caption text-ink-soft sm:sr-only">{`допуск ${limits}`}</span>
    </>
  );
}
