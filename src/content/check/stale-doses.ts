import { amountUnits } from '../../contract/vocabulary.ts';
import type { Path } from '../load/faults.ts';
import { lineAt } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

type Row = Entry<'product'>['data']['composition']['rows'][number];

/** In micrograms; other units are not weighed. */
const weights: Partial<Record<Row['unit'], number>> = { mcg: 1, mg: 1_000, g: 1_000_000 };
const unitWords = Object.entries(amountUnits).flatMap(([unit, word]) => {
  const weight = weights[unit as Row['unit']];
  return weight === undefined ? [] : [[word, weight] as const];
});
/** A dose with what it is of: «250 мг магния», «5 мкг — витамина D3». */
const dose =
  /(?<![\d,.+–-]|\+\s)(\d[\d\s\u00a0]*(?:,\d+)?)[\s\u00a0]*(мкг|мг|г)(?!\p{L})[\s\u00a0—–]*((?:[\p{L}\d-]+[\s\u00a0]*){0,3})/gu;

/** What the key facts, the first lines and the search results say of the dose is what the composition says. */
export function checkStaleDoses({ content, error, warning }: Report): void {
  for (const product of content.all('product')) {
    const { keyFacts, purpose, lead, seo } = product.data;
    keyFacts.forEach(({ value, label }, index) => {
      for (const said of strangeDoses(product, `${value} ${label}`))
        error(product, ['keyFacts', index, 'value'], messageOf(said), remedy);
    });
    const lines: [Path, string | undefined][] = [
      [['purpose'], purpose],
      [['lead'], lead],
      ...(['meta_title', 'meta_description', 'og_title', 'og_description'] as const).map(
        (name): [Path, string | undefined] => [['seo', name], seo?.[name]],
      ),
    ];
    for (const [path, text = ''] of lines)
      for (const said of strangeDoses(product, text)) error(product, path, messageOf(said), remedy);
    // A text also tells of norms, limits and foods: only what a serving has is compared.
    for (const match of product.body.matchAll(/[^\n.!?]+/g))
      if (servings.test(match[0]))
        for (const said of strangeDoses(product, match[0]))
          warning(product, ['body'], messageOf(said), remedy, product.bodyLine + lineAt(product.body, match.index) - 1);
  }
}

const servings =
  /(?<!\p{L})(в|на) (одной |двух |трёх |каждой |этой |нашей )?(порции|капсуле|капсулах|таблетке|таблетках|пастилке|саше|дозе)(?!\p{L})/iu;
const messageOf = (said: string) => `«${said}»: в составе такого количества нет`;
const remedy = 'возьмите число из состава';

function strangeDoses({ data: { composition } }: Entry<'product'>, text: string): string[] {
  const { rows } = composition;
  return [...text.matchAll(dose)].flatMap(([whole, number = '', unit = '', words = '']) => {
    const named = rows.filter((row) => stemsOf(row).some((stem) => has(words.toLowerCase(), stem)));
    const weight = unitWords.find(([word]) => word === unit)?.[1] ?? 1;
    const amount = Number(number.replaceAll(/[\s\u00a0]/g, '').replace(',', '.')) * weight;
    return named.length > 0 && !knownAmounts(rows, named).some((known) => isSame(known, amount)) ? [whole.trim()] : [];
  });
}

/** A vitamin's letter is a word, any other stem the beginning of one. */
const has = (words: string, stem: string) =>
  words.split(/[\s\u00a0]+/).some((word) => (stem.length < 4 ? word === stem : word.includes(stem)));

/** Of every row, of its parts by capsule, and of what is named together. */
function knownAmounts(rows: readonly Row[], named: readonly Row[]): number[] {
  const inMicrograms = ({ amount, unit }: Row) => amount * (weights[unit] ?? Number.NaN);
  const amounts = rows.map(inMicrograms);
  const sum = named.map(inMicrograms).reduce((all, one) => all + one, 0);
  return [...amounts, sum].flatMap((one) => [1, 2, 3, 4, 5, 6].flatMap((times) => [one / times, one * times]));
}

const isSame = (known: number, said: number) => Math.abs(known - said) <= known * 0.02;

/** Of words that names share nothing is known. */
const shared = /^(витам|всего|числе|кисло)/;

/** «Витамин D3 (холекальциферол)»: «d3», «холекальциф»; of other names the first word. */
function stemsOf({ name }: Row): string[] {
  const lower = name.toLowerCase();
  const vitamin = /^витамин ([\p{L}]\d*)/u.exec(lower)?.[1];
  const names = [...lower.matchAll(/\p{L}{4,}/gu)].map(([one]) => one.slice(0, Math.max(4, one.length - 2)));
  const own = names.filter((stem) => !shared.test(stem));
  return vitamin ? [vitamin, ...own] : own.slice(0, 1);
}
