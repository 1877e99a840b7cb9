import { ChevronDown } from 'lucide';
import { pagePaths } from '../../../contract/paths.ts';
import type { LabelRow, Product } from '../../../contract/product.ts';
import { allergens } from '../../../contract/vocabulary.ts';
import { counted, formatPercent } from '../../../text/russian.ts';
import { DoseBlocks } from '../../charts/dose-blocks.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { compositionId } from './product-anchors.ts';

/** A leaflet of one page has room for the answers of so many lines. */
const printedAnswers = 6;

/** The label of the pack, set in type. A line that is touched says what its number means. */
export function ProductLabel({ product }: { product: Product }) {
  const { rows, serving, servingsPerPack, other, normNote, normFor } = product.composition;
  const withNorm = rows.some((row) => row.percent !== null);
  const firstAnswer = rows.findIndex(hasAnswer);
  return (
    <section
      id={compositionId}
      aria-labelledby="label-title"
      data-answers={rows.length <= printedAnswers ? 'printed' : undefined}
      className="product-label"
    >
      <p className="label-band">
        <b>VitimePro</b> <span>{product.title}</span>
      </p>
      <div className="label-sheet">
        <h2 id="label-title" className="text-h2">
          Состав
        </h2>
        <p className="mt-1 text-small text-ink-soft">
          Порция&nbsp;— {serving}, в&nbsp;упаковке {counted(servingsPerPack, 'порция', 'порции', 'порций')}
        </p>
        <p className="label-head">
          <span>В&nbsp;порции</span>
          {withNorm && <span>% нормы {normFor}</span>}
        </p>
        <ul className="label-lines">
          {rows.map((row, index) => (
            <li key={row.name} className="label-row">
              {hasAnswer(row) ? (
                <details name="label" open={index === firstAnswer} className="accordion group/line">
                  <summary className="label-line">
                    <Line row={row} />
                  </summary>
                  <Answer row={row} normFor={normFor} />
                </details>
              ) : (
                <div className="label-line">
                  <Line row={row} />
                </div>
              )}
            </li>
          ))}
        </ul>
        {other && (
          <p className="label-small">
            <b>Вспомогательные вещества:</b> {other}
          </p>
        )}
        {product.allergens.length > 0 && (
          <p className="label-small text-careful">
            <b>Содержит аллергены: {product.allergens.map((key) => allergens[key].toLowerCase()).join(', ')}.</b>{' '}
            Проверьте, подходит&nbsp;ли вам состав.
          </p>
        )}
        <p className="label-small text-ink-faint">
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

/** «в том числе…» repeats what the line above it says, and has nothing to add. */
function hasAnswer({ component, percent }: LabelRow): boolean {
  return component !== null || percent !== null;
}

function Line({ row }: { row: LabelRow }) {
  return (
    <>
      <span className="label-what">
        <span className="label-name">
          {titleOf(row)}
          {row.form && <span className="block text-caption font-normal text-ink-soft">{row.form}</span>}
        </span>
        <span>{row.amountText}</span>
      </span>
      <span className="label-share">
        {row.percent === null ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="sr-only">норма не установлена</span>
          </>
        ) : (
          formatPercent(row.percent)
        )}
      </span>
      {hasAnswer(row) && <Icon of={ChevronDown} size={18} className="label-mark" />}
      {row.percent !== null && <DoseBlocks percent={row.percent} className="label-blocks" />}
    </>
  );
}

/** The compound stands below the name, so the name goes without its brackets. */
const titleOf = ({ name, form }: LabelRow) => (form === null ? name : name.slice(0, name.lastIndexOf('(')).trim());

/** What the number of a line means: the norm, the limit, the compound, the plate. */
function Answer({ row, normFor }: { row: LabelRow; normFor: string }) {
  const facts: [title: string, ...lines: string[]][] = [];
  if (row.norm && row.percent !== null) {
    facts.push(['Доля нормы', `${formatPercent(row.percent)} от\u00a0${row.norm.text}, нормы ${normFor}`]);
  } else {
    facts.push(['Норма', 'Документы её не\u00a0устанавливают']);
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
    <div className="label-answer">
      <dl>
        {facts.map(([title, ...lines]) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
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
