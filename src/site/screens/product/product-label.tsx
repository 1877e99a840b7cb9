import { ChevronDown } from 'lucide';
import { pagePaths } from '../../../contract/paths.ts';
import type { LabelRow, Product } from '../../../contract/product.ts';
import { allergens } from '../../../contract/vocabulary.ts';
import { counted, formatPercent, softHyphenate } from '../../../text/russian.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { DoseBlocks, NoNorm } from '../../charts/nutrient-bar.tsx';
import { cx } from '../../ui/class-names.ts';
import { Fold } from '../../ui/fold.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { compositionId } from './sections.ts';

/** A printed leaflet of one page has room for the details of so many rows. */
const printedAnswers = 6;

/** A long label begins with so many rows on a phone; the others are folded. */
const firstRows = 6;
const longLabel = 10;

const line =
  'grid grid-cols-[minmax(0,1fr)_3.6rem_18px] items-baseline gap-x-3 gap-y-[.35rem] py-[.7rem] leading-tight print:py-[.35rem]';
const smallPrint = 'pt-3 text-caption leading-[1.45] [:is(ul,details)+&]:border-t-8 [:is(ul,details)+&]:border-ink';

/** The label of the pack; a row opens to explain its number. */
export function ProductLabel({ product }: { product: Product }) {
  const { rows, serving, servingsPerPack, other, normNote, normFor } = product.composition;
  const withNorm = rows.some((row) => row.percent !== null);
  const isLong = rows.length > longLabel;
  const first = isLong ? rows.slice(0, firstRows) : rows;
  const others = rows.slice(first.length);
  const site = useSite();
  return (
    <section
      id={compositionId}
      aria-labelledby="label-title"
      data-answers={rows.length <= printedAnswers ? 'printed' : undefined}
      className="product-label min-w-0 [grid-area:label] overflow-clip rounded-card border-[1.5px] border-ink bg-page"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-[6px] border-accent bg-accent-tint px-gap py-[.7rem] text-caption text-accent-deep">
        <b>{site?.brand.name}</b> <span>{product.title}</span>
      </p>
      <div className="p-gap">
        <h2 id="label-title" className="text-h2">
          Состав
        </h2>
        <p className="mt-1 text-small text-ink-soft">
          Порция&nbsp;— {serving}, в&nbsp;упаковке {counted(servingsPerPack, 'порция', 'порции', 'порций')}
        </p>
        <p className="mt-3 flex justify-between gap-4 border-t-8 border-ink py-2 text-caption font-semibold">
          <span>В&nbsp;порции</span>
          {withNorm && <span>% нормы {normFor}</span>}
        </p>
        <Rows rows={first} normFor={normFor} answered={isLong ? undefined : rows.find(hasAnswer)} />
        {others.length > 0 && (
          <Fold title={`Ещё ${counted(others.length, 'вещество', 'вещества', 'веществ')}`} until="sm">
            <Rows rows={others} normFor={normFor} />
          </Fold>
        )}
        {other && (
          <p className={smallPrint}>
            <b>Вспомогательные вещества:</b> {other}
          </p>
        )}
        <Disclosed of={product.disclosure} />
        {product.allergens.length > 0 && (
          <p className={cx(smallPrint, 'text-careful')}>
            <b>Содержит аллергены: {product.allergens.map((key) => allergens[key].toLowerCase()).join(', ')}.</b>{' '}
            Проверьте, подходит&nbsp;ли вам состав.
          </p>
        )}
        <p className={cx(smallPrint, 'text-ink-faint')}>
          {withNorm && 'Каждый отрезок полосы\u00a0— одна суточная норма. '}
          {normNote}{' '}
          <TextLink href={pagePaths.norms} className="print:hidden">
            Нормы и&nbsp;пределы всех веществ
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** In a short label the answer of one row is open from the start: it shows that rows open. */
function Rows({ rows, normFor, answered }: { rows: LabelRow[]; normFor: string; answered?: LabelRow | undefined }) {
  return (
    <ul className="label-lines">
      {rows.map((row) => (
        <li key={row.name} className="border-t border-line-strong print:break-inside-avoid">
          {hasAnswer(row) ? (
            <details name="label" open={row === answered} className="accordion">
              <summary
                className={cx(
                  line,
                  'cursor-pointer transition-colors duration-(--motion-quick) hover:bg-accent-tint hover:shadow-[-10px_0_var(--accent-tint),10px_0_var(--accent-tint)]',
                )}
              >
                <Line row={row} />
              </summary>
              <Answer row={row} normFor={normFor} />
            </details>
          ) : (
            <div className={line}>
              <Line row={row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Disclosed({ of: { lines, sample } }: { of: Product['disclosure'] }) {
  if (lines.length === 0) return null;
  return (
    <dl className={cx(smallPrint, 'grid gap-1')}>
      {lines.map(({ title, text }, index) => (
        <div key={title}>
          <dt className="inline font-semibold">{title}:</dt>{' '}
          <dd className="inline">
            {text}
            {index === lines.length - 1 && <SampleMark of={sample} className="ml-2" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** «в том числе…» repeats the row above, and has no details. */
function hasAnswer({ component, percent }: LabelRow): boolean {
  return component !== null || percent !== null;
}

function Line({ row }: { row: LabelRow }) {
  return (
    <>
      {/* A long name puts the amount on the next line. */}
      <span className="label-what flex flex-wrap items-baseline gap-[inherit]">
        <span className="flex-[1_1_6.5rem] font-semibold hyphens-auto">
          {softHyphenate(titleOf(row))}
          {row.form && <span className="block text-caption font-normal text-ink-soft">{row.form}</span>}
        </span>
        <span>{row.amountText}</span>
      </span>
      <span className="text-right font-semibold whitespace-nowrap">
        {row.percent === null ? <NoNorm /> : formatPercent(row.percent)}
      </span>
      {hasAnswer(row) && (
        <Icon of={ChevronDown} size={18} className="mt-[.15rem] self-start text-ink-soft print:hidden chevron" />
      )}
      {row.percent !== null && <DoseBlocks percent={row.percent} className="col-span-full" />}
    </>
  );
}

/** The compound stands below the name, which is shown without its brackets. */
const titleOf = ({ name, form }: LabelRow) => (form === null ? name : name.slice(0, name.lastIndexOf('(')).trim());

/** What the number of a row means: norm, limit, compound, food. */
function Answer({ row, normFor }: { row: LabelRow; normFor: string }) {
  const facts: [title: string, ...lines: string[]][] = [];
  if (row.norm && row.percent !== null) {
    facts.push(['Доля нормы', `${formatPercent(row.percent)} от\u00a0${row.norm.text}, нормы ${normFor}`]);
  } else {
    facts.push(['Норма', 'В\u00a0ТР\u00a0ТС 022/2011 её нет', ...(row.otherNorm ? [row.otherNorm] : [])]);
  }
  if (row.shares.length > 1) {
    facts.push(['По возрасту', ...row.shares.map(({ age, text }) => `${age}\u00a0— ${text}`)]);
  }
  if (row.limit) facts.push(['Предел', `Не\u00a0больше ${row.limit}`]);
  if (row.formKnown.length > 0) facts.push(['Форма', ...row.formKnown]);
  if (row.foods.length > 0) {
    facts.push(['Столько же в\u00a0еде', ...row.foods.map(({ name, amount }) => `${lower(name)}\u00a0— ${amount}`)]);
  }
  return (
    <div className="pt-1 pb-[1.1rem] text-small leading-[1.4]">
      <dl className="grid gap-[.6rem]">
        {facts.map(([title, ...lines]) => (
          <div key={title} className="grid grid-cols-[6.6rem_minmax(0,1fr)] gap-x-3">
            {/* A heading of two lines stands beside its answers. */}
            <dt className="row-[1/span_9] text-ink-soft">{title}</dt>
            {lines.map((line) => (
              <dd key={line} className="col-start-2">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {row.component && (
        <p className="mt-3 print:hidden">
          <TextLink href={row.component.url} arrow>
            {row.component.title}: подробнее
          </TextLink>
        </p>
      )}
    </div>
  );
}

const lower = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);
