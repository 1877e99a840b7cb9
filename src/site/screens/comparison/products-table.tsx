import type { ReactNode } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue, ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { type ComparedRow, personOf } from '../../../nutrition/compare/compare-substances.ts';
import { type ComparedFact, differs } from '../../../nutrition/compare/what-differs.ts';
import { documents } from '../../../nutrition/documents.ts';
import { isForChildren } from '../../../nutrition/needs.ts';
import { writePercent } from '../../../nutrition/wording.ts';
import { counted, softHyphenate } from '../../../text/russian.ts';
import { axisEnd, NoNorm, NutrientBar, NutrientLegend } from '../../charts/nutrient-bar.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import stylesheet from './comparison.css?url';
import { differingContraindications } from './comparison-facts.ts';
import { type Choice, shownKeys } from './comparison-query.ts';
import { PriceField } from './price-field.tsx';
import { ProductHeads } from './product-heads.tsx';

interface ProductsTableProps {
  page: PageData<'comparison'>;
  catalogue: ShelfCatalogue;
  products: readonly ShelfProduct[];
  rows: readonly ComparedRow[];
  facts: readonly ComparedFact[];
  choice: Choice;
  onRemove: (ref: string) => void;
  onPrice: (ref: string, price: string) => void;
}

const pricesId = 'prices';
/** Four columns of a phone hold no longer word. */
const narrowWord = 8;

/** The name of a row stands above its values, so that four columns fit a phone. */
export function ProductsTable(props: ProductsTableProps) {
  const { page, catalogue, products, facts, choice, onRemove, onPrice } = props;
  const isShown = (isDifferent: boolean) => isDifferent || choice.shown !== 'differences';
  // On a phone, only what differs, until the reader asks for all.
  const onlyWide = (isDifferent: boolean) => !isDifferent && choice.shown === null;
  const isAlike = ({ isSame, cells }: ComparedRow) => isSame && new Set(cells.map((cell) => cell?.form)).size === 1;
  const rows = props.rows.filter((row) => isShown(!isAlike(row)));
  const scaled = rows.flatMap(({ cells, upperPercent }) =>
    cells.map((cell) => ({ percent: cell?.percent ?? null, upperPercent })),
  );
  const end = axisEnd(scaled);
  const warnings = differingContraindications(products, page);
  const columns = products.length;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="screen" />
      <form id={pricesId} action={pagePaths.comparison} onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="p" value={products.map(({ ref }) => ref).join(',')} />
        {choice.shown && <input type="hidden" name="d" value={shownKeys[choice.shown]} />}
      </form>
      <table className="compared w-full table-fixed text-left">
        <caption className="sr-only">Сравнение продуктов</caption>
        <ProductHeads products={products} choice={choice} onRemove={onRemove} />
        {rows.map((row) => (
          <Row
            key={row.substance}
            columns={columns}
            onlyWide={onlyWide(!isAlike(row))}
            title={<SubstanceName substance={row.substance} catalogue={catalogue} />}
            note={row.isHeadline ? 'главное вещество' : undefined}
          >
            {products.map(({ ref, accent }, index) => (
              <td key={ref} data-accent={accent}>
                <SubstanceCell cell={row.cells[index] ?? null} row={row} end={end} />
              </td>
            ))}
          </Row>
        ))}
        <Row columns={columns} title="Стоимость дня" note="впишите цену упаковки">
          {products.map((product, index) => (
            <td key={product.ref}>
              <PriceField
                form={pricesId}
                name={`c${index + 1}`}
                product={product}
                price={choice.prices[product.ref] ?? ''}
                onPrice={(price) => onPrice(product.ref, price)}
              />
            </td>
          ))}
        </Row>
        {facts
          .filter((fact) => isShown(differs(fact)))
          .map((fact) => (
            <Row key={fact.title} columns={columns} title={fact.title} onlyWide={onlyWide(differs(fact))}>
              {products.map(({ ref }, index) => (
                <td key={ref}>{softHyphenate(fact.values[index] ?? '', narrowWord)}</td>
              ))}
            </Row>
          ))}
        {warnings.some((items) => items.length > 0) && (
          <Row columns={columns} title="Противопоказания, которые отличаются">
            {products.map(({ ref }, index) => (
              <td key={ref}>
                <ul className="grid gap-2 hyphens-auto">
                  {warnings[index]?.map((item) => (
                    <li key={item}>{softHyphenate(item, narrowWord)}</li>
                  ))}
                </ul>
                {warnings[index]?.length === 0 && <span className="text-ink-faint">Только общие</span>}
              </td>
            ))}
          </Row>
        )}
      </table>
      <p className="hidden noscript:block">
        <Button type="submit" form={pricesId} variant="secondary" size="small">
          Посчитать стоимость
        </Button>
      </p>
      <div className="grid max-w-[68ch] gap-3">
        <NutrientLegend rows={scaled} />
        <p className="text-caption text-ink-faint">
          {basisWords(products)} Прочерк&nbsp;— вещества нет или для&nbsp;него нет нормы.
        </p>
      </div>
    </>
  );
}

interface RowProps {
  columns: number;
  title: ReactNode;
  note?: string | undefined;
  onlyWide?: boolean;
  children: ReactNode;
}

function Row({ columns, title, note, onlyWide, children }: RowProps) {
  return (
    <tbody className={onlyWide ? 'max-sm:hidden' : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          {title}
          {note && <span className="font-normal text-ink-faint"> · {note}</span>}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

function SubstanceName({ substance, catalogue }: { substance: string; catalogue: ShelfCatalogue }) {
  const known = catalogue.substances.find(({ key }) => key === substance);
  if (!known?.url) return known?.title ?? substance;
  return (
    <AppLink
      href={known.url}
      className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-link"
    >
      {known.title}
    </AppLink>
  );
}

function SubstanceCell({ cell, row, end }: { cell: ComparedRow['cells'][number]; row: ComparedRow; end: number }) {
  if (!cell) {
    return (
      <span className="text-ink-faint">
        <span aria-hidden="true">—</span>
        <span className="sr-only">нет</span>
      </span>
    );
  }
  return (
    <>
      <span className={cx('block', row.isHeadline ? 'font-semibold' : 'font-medium')}>{cell.text}</span>
      {cell.form && <span className="block text-caption text-ink-soft">{softHyphenate(cell.form, narrowWord)}</span>}
      {cell.percent === null ? (
        <NoNorm />
      ) : (
        <>
          <NutrientBar percent={cell.percent} upperPercent={row.upperPercent} end={end} />
          <span className="block text-caption text-ink-soft">{writePercent(cell.percent)}</span>
        </>
      )}
    </>
  );
}

function basisWords(products: readonly ShelfProduct[]): string {
  const child = personOf(products);
  if (child)
    return `Доли — от\u00a0потребности в\u00a0возрасте ${counted(child.age, 'года', 'лет', 'лет')} по\u00a0${documents.needs.short}.`;
  return products.some(({ age }) => isForChildren(age))
    ? `Доли детских продуктов — от\u00a0потребности ребёнка по\u00a0${documents.needs.short}, остальных — от\u00a0нормы взрослого по\u00a0${documents.labelling.short}: сравнивать их между собой нельзя.`
    : `Доли — от\u00a0нормы взрослого по\u00a0${documents.labelling.short}.`;
}
