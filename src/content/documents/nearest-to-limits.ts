import type { PageData } from '../../contract/pages.ts';
import type { AmountUnit } from '../../contract/vocabulary.ts';
import { formatAmount } from '../text/russian.ts';
import { type DoseLine, doseSheet } from './dose-sheet.ts';
import type { Library } from './library.ts';

const shown = 8;

/** The doses nearest to their limits, for the page that says that all stay below. */
export function nearestToLimits({ products }: Library): PageData<'doses'>['nearest'] {
  return doseSheet(products)
    .flatMap((line) => strictest(line) ?? [])
    .toSorted((a, b) => b.limit.percent - a.limit.percent)
    .slice(0, shown)
    .map(({ line, limit, by }) => ({
      title: line.product.data.title,
      url: `/${line.product.slug}`,
      substance: line.name,
      amount: formatAmount(line.amount, line.unit as AmountUnit, line.substance),
      limit: `${formatAmount(limit.amount, limit.unit as AmountUnit, line.substance)} (${by})`,
      percent: limit.percent,
    }));
}

/** Of two limits the one that is nearer. */
function strictest(line: DoseLine) {
  const limits = [
    { line, limit: line.ceiling, by: 'ЕАЭС' },
    { line, limit: line.upper, by: 'EFSA' },
  ].flatMap(({ limit, ...rest }) => (limit ? { ...rest, limit } : []));
  return limits.toSorted((a, b) => b.limit.percent - a.limit.percent)[0] ?? null;
}
