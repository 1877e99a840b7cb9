import { counted, listed, nbsp, quoteTitle, uncapitalise } from '../../text/russian.ts';
import type { ComparedRow } from './compare-substances.ts';

const namesShown = 3;
const factsShown = 2;

/** A property of all products, one value each: «Форма»: «Капсулы», «Капли». */
export interface ComparedFact {
  title: string;
  values: readonly string[];
}

/** Two sentences: the substances, and the other differences. The most important facts come first. */
export function whatDiffers(
  titles: readonly string[],
  rows: readonly ComparedRow[],
  facts: readonly ComparedFact[],
  nameOf: (substance: string) => string,
): [composition: string, rest: string] {
  return [`${compositionWords(titles, rows, nameOf)}.`, `${factWords(titles, facts)}.`];
}

export const differs = ({ values }: ComparedFact): boolean => new Set(values).size > 1;

function compositionWords(
  titles: readonly string[],
  rows: readonly ComparedRow[],
  nameOf: (substance: string) => string,
): string {
  const shared = rows.filter(({ cells }) => cells.every(Boolean));
  const told = shared.find(({ isSame }) => !isSame) ?? shared[0];
  if (!told)
    return `${noneShared(titles.length, rows)}: ${titles.map((title, index) => headlineWords(title, index)).join('; ')}`;
  const only = onlyWords(titles, rows, nameOf);
  return [`${nameOf(told.substance)}: ${amountWords(titles, told)}`, ...only].join('; ');

  function headlineWords(title: string, index: number): string {
    const own =
      rows.find(({ cells, isHeadline }) => isHeadline && cells[index]) ?? rows.find((row) => row.cells[index]);
    const name = own ? `${uncapitalise(nameOf(own.substance))}, ${own.cells[index]?.text}` : '';
    return `в${nbsp}${quoteTitle(title)}${nbsp}— ${name}`;
  }
}

/** Two of three may still have something in common. */
function noneShared(products: number, rows: readonly ComparedRow[]): string {
  const isPartlyShared = products > 2 && rows.some(({ cells }) => cells.filter(Boolean).length > 1);
  return isPartlyShared ? `Ни${nbsp}одного вещества нет во${nbsp}всех сразу` : 'Общих веществ нет';
}

function amountWords(titles: readonly string[], { cells, isSame }: ComparedRow): string {
  const forms = new Set(cells.map((cell) => cell?.form));
  const withForm = (cell: ComparedRow['cells'][number]) =>
    cell?.form && forms.size > 1 ? `${cell.text} (${cell.form})` : cell?.text;
  const each = () =>
    titles.map((title, index) => `в${nbsp}${quoteTitle(title)}${nbsp}— ${withForm(cells[index] ?? null)}`).join(', ');
  if (isSame && forms.size === 1) return `поровну, ${cells[0]?.text} в${nbsp}порции`;
  if (isSame) return `поровну, но${nbsp}в${nbsp}разной форме: ${each()}`;
  if (titles.length === 2) return each();
  const all = (isEnd: (cell: ComparedRow['cells'][number]) => boolean | undefined) => {
    const found = cells.flatMap((cell, index) => (isEnd(cell) ? [index] : []));
    const names = listed(found.map((index) => quoteTitle(titles[index] ?? '')));
    return `в${nbsp}${names}${nbsp}— ${found.length > 1 ? `по${nbsp}` : ''}${cells[found[0] ?? 0]?.text}`;
  };
  return `больше всего ${all((cell) => cell?.isMost)}, меньше всего ${all((cell) => cell?.isLeast)}`;
}

/** «витамин B6 есть только в «Магний + B6»» */
function onlyWords(
  titles: readonly string[],
  rows: readonly ComparedRow[],
  nameOf: (substance: string) => string,
): string[] {
  return titles.flatMap((title, index) => {
    const own = rows.filter(({ cells }) => cells.every((cell, other) => (other === index) === (cell !== null)));
    if (own.length === 0) return [];
    const what =
      own.length > namesShown
        ? `ещё ${counted(own.length, 'вещество', 'вещества', 'веществ')}`
        : listed(own.map(({ substance }) => uncapitalise(nameOf(substance))));
    return [`${what} есть только в${nbsp}${quoteTitle(title)}`];
  });
}

function factWords(titles: readonly string[], facts: readonly ComparedFact[]): string {
  const told = facts.filter(differs).slice(0, factsShown);
  if (told.length === 0) {
    const [first = '', ...others] = facts.map(({ title }) => title);
    return `${listed([first, ...others.map(uncapitalise)])} совпадают`;
  }
  const each = titles.map((title, index) => {
    const values = told.map(({ values: of }) => uncapitalise(of[index] ?? ''));
    return `${quoteTitle(title)}${nbsp}— ${values.join(', ')}`;
  });
  return `Кроме состава: ${each.join('; ')}`;
}
