import type { JarRow } from '../shelf/jar.ts';
import { unitWords } from '../wording.ts';

/** The rows of a jar as lines that `readLabel` reads back to the same rows: for somebody who mends what was typed. */
export function writeLabel(rows: readonly JarRow[], nameOf: (substance: string) => string): string {
  return rows
    .map(({ substance, amount, unit }) => `${nameOf(substance)} ${writtenAmount(String(amount))} ${unitWords[unit]}`)
    .join('\n');
}

/** «1,125» could be read as 1125: a fourth digit tells the fraction from a group of thousands. */
function writtenAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  if (fraction === '') return whole;
  return `${whole},${fraction.length === 3 ? `${fraction}0` : fraction}`;
}
