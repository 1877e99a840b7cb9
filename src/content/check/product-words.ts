import { percentOfNorm } from '../../nutrition/label-norms.ts';
import { groupOf } from '../../nutrition/norm-table.ts';
import { formLetter, hints, registeredPhrases, states, study, wellBeing } from '../claims/product-words.ts';
import { normKeyOf } from '../facts/composition.ts';
import { lineAt, markdownFields } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

/** What is said of a product without proof: whom it suits, what it is a source of, what was found, how buyers felt. */
export function checkProductWords(report: Report): void {
  for (const product of report.content.all('product')) {
    checkStates(report, product);
    checkHints(report, product);
    checkSourceOf(report, product);
    checkNumbers(report, product);
  }
  checkReviews(report);
  checkHealthTexts(report);
}

/** Who searches for an illness is shown texts first: a page that sells would answer as if it helped. */
function checkHealthTexts({ content, error }: Report): void {
  const search = content.find('page', 'search');
  if (!search || !('health' in search.data)) return;
  for (const [index, { words, texts }] of search.data.health.entries())
    for (const [at, address] of texts.entries()) {
      const slug = address.replace(/^\/|[?#].*$/g, '');
      if ((['product', 'series', 'theme'] as const).some((kind) => content.find(kind, slug)))
        error(
          search,
          ['health', index, 'texts', at],
          `по слову «${words[0]}» поиск ведёт к товарам: ${address}`,
          'назовите статью, ответ или место на странице лекарств',
        );
    }
}

/** «Отзывы» and the agreement promise that nobody tells there how he felt, a portrait that replies are written anew. */
function checkReviews({ content, error, warning }: Report): void {
  const reviews = content.single('reviews');
  if (!reviews) return;
  for (const [index, { text, answer }] of reviews.data.entries()) {
    const formal = [...(answer?.text ?? '').matchAll(formLetter)][0]?.[0];
    if (formal)
      warning(
        reviews,
        [index, 'answer', 'text'],
        `«${formal}» — отписка, а ответы бренда пишут заново`,
        'ответьте на то, о чём спросил этот человек',
      );
    const found = [...text.matchAll(wellBeing)][0]?.[0];
    if (found)
      error(
        reviews,
        [index, 'text'],
        `«${found}» — рассказ о самочувствии, а такие отзывы не показывают`,
        'уберите отзыв: закон о рекламе (38-ФЗ, ст. 25) публиковать его не разрешает',
      );
  }
}

function checkStates({ error }: Report, product: Entry<'product'>): void {
  const { purpose, suits } = product.data;
  for (const [path, text] of [
    [['purpose'], purpose] as const,
    ...suits.map((line, index) => [['suits', index], line] as const),
  ]) {
    const found = [...text.replaceAll(registeredPhrases, '').matchAll(states)][0]?.[0];
    if (found)
      error(
        product,
        path,
        `«${found}» — состояние или желание, а здесь называют рацион, возраст и форму`,
        'например: взрослым, которые редко едят рыбу',
      );
  }
}

function checkHints({ error }: Report, product: Entry<'product'>): void {
  for (const { path, value, line } of markdownFields(product))
    for (const { 0: found, index } of value.matchAll(hints))
      error(
        product,
        path,
        `«${found}» — намёк на действие, которого у добавки на этикетке нет`,
        'уберите или расскажите об этом на странице компонента, с источником',
        line(lineAt(value, index)),
      );
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
