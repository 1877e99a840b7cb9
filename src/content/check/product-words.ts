import { percentOfNorm } from '../../nutrition/label-norms.ts';
import { groupOf } from '../../nutrition/norm-table.ts';
import { registeredPhrase, states, study } from '../claims/product-words.ts';
import { normKeyOf } from '../facts/composition.ts';
import { lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

/** What a page says of a product without proof: whom it suits, what it is a source of, and what was found about it. */
export function checkProductWords(report: Report): void {
  for (const product of report.content.all('product')) {
    checkStates(report, product);
    checkSourceOf(report, product);
    checkNumbers(report, product);
  }
}

function checkStates({ error }: Report, product: Entry<'product'>): void {
  const { purpose, suits } = product.data;
  for (const [path, text] of [
    [['purpose'], purpose] as const,
    ...suits.map((line, index) => [['suits', index], line] as const),
  ]) {
    const found = [...text.replace(registeredPhrase, '').matchAll(states)][0]?.[0];
    if (found)
      error(
        product,
        path,
        `«${found}» — состояние или желание, а здесь называют рацион, возраст и форму`,
        'например: взрослым, которые редко едят рыбу',
      );
  }
}

type Row = Entry<'product'>['data']['composition']['rows'][number];

/** ТР ТС 022/2011, appendix 5: a source has at least this share of the norm. */
const leastShare = 15;
/** The norms of the label are adults'. */
const adult = 14;

function checkSourceOf({ error }: Report, product: Entry<'product'>): void {
  const { purpose, composition, age } = product.data;
  const claimed = /источник([^;.]*)/iu.exec(purpose)?.[1]?.toLowerCase();
  if (claimed === undefined || age.from < adult) return;
  const rows = composition.rows.map((row) => ({ ...row, share: shareOf(row) }));
  for (const { name, share } of rows) {
    const [, bare = ''] = /^([\p{L}]{4,})/u.exec(name.toLowerCase()) ?? [];
    const stem = bare.slice(0, Math.max(4, bare.length - 2));
    if (stem === '' || bare === 'витамин' || share === null || share >= leastShare) continue;
    if (new RegExp(`(?<!\\p{L})${stem}`, 'u').test(claimed))
      error(
        product,
        ['purpose'],
        `«источник»: ${name} — ${share.toFixed(0)} % нормы, а нужно от ${leastShare} % (ТР ТС 022/2011, прил. 5)`,
        'напишите о нём «содержит»',
      );
  }
  for (const [group, word] of [
    ['vitamins', 'витамин'],
    ['minerals', 'минерал'],
  ] as const) {
    const said = new RegExp(`(\\d+) ${word}`, 'u').exec(claimed)?.[1];
    const enough = rows.filter(
      (row) => groupOf(normKeyOf(row) ?? '') === group && row.share !== null && row.share >= leastShare,
    ).length;
    if (said !== undefined && Number(said) !== enough)
      error(
        product,
        ['purpose'],
        `«источник»: ${said} ${word}…, а от ${leastShare} % нормы в порции — ${enough}`,
        'исправьте число, остальное назовите словом «содержит»',
      );
  }
}

function shareOf(row: Row): number | null {
  const key = normKeyOf(row);
  return key === null ? null : percentOfNorm(key, row.amount, row.unit);
}

/** A page of a product has no list of sources: a figure of a study stands where the study is named. */
function checkNumbers({ warning }: Report, product: Entry<'product'>): void {
  for (const { path, value, line } of markdownFields(product))
    for (const match of value.matchAll(/[^\n]+/g)) {
      const [text] = match;
      const named = text.search(study) >= 0 && /\d/u.test(text.replaceAll(/\]\([^)]*\)/g, ''));
      if (named && !/\]\(\/(articles|components)\//.test(text))
        warning(
          product,
          path,
          'число из исследования без источника',
          'сошлитесь на статью или компонент, где источник назван, или уберите число',
          line(lineAt(value, match.index)),
        );
    }
}
