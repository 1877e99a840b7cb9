import { batchKey } from '../../contract/batch-number.ts';
import { isWithin, toleranceOf } from '../../nutrition/tolerance.ts';
import { nearest } from '../../text/edit-distance.ts';
import { measuredAs } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

/** What a batch says must be possible, and be about its product. That the product exists is a matter of references. */
export function checkBatches(report: Report): void {
  const keys = new Map<string, Entry<'batch'>>();
  for (const batch of report.content.all('batch')) {
    const key = batchKey(batch.slug);
    const other = keys.get(key);
    if (other)
      report.error(batch, [], `номер не отличить от «${other.slug}»`, 'буквы и цифры номера должны отличаться');
    keys.set(key, batch);
    checkDays(report, batch);
    const product = report.content.find('product', batch.data.product);
    if (!product) continue;
    checkLife(report, batch, product);
    checkFigures(report, batch, product);
  }
}

function checkDays(report: Report, batch: Entry<'batch'>): void {
  const { made, bestBefore, laboratory, documents } = batch.data;
  if (bestBefore <= made)
    report.error(batch, ['bestBefore'], 'срок кончился раньше, чем партию сделали', `поставьте дату позже ${made}`);
  const dated: [path: (string | number)[], day: string][] = [
    [['laboratory', 'date'], laboratory.date],
    ...documents.map((one, index): [(string | number)[], string] => [['documents', index, 'date'], one.date]),
  ];
  for (const [path, day] of dated) {
    if (day < made || day >= bestBefore)
      report.error(batch, path, 'документ не из времени этой партии', `дата между ${made} и ${bestBefore}`);
  }
}

/** «24 месяца» on the label: a batch cannot keep longer. */
function checkLife(report: Report, batch: Entry<'batch'>, product: Entry<'product'>): void {
  const [, months] = /^(\d+)\s+месяц/.exec(product.data.shelfLife) ?? [];
  if (months === undefined) return;
  const last = new Date(`${batch.data.made}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + Number(months));
  const latest = Number.isNaN(last.getTime()) ? '' : last.toISOString().slice(0, 10);
  if (latest && batch.data.bestBefore > latest)
    report.error(
      batch,
      ['bestBefore'],
      `срок годности дольше, чем у товара (${product.data.shelfLife})`,
      `не позже ${latest}`,
    );
}

function checkFigures(report: Report, batch: Entry<'batch'>, product: Entry<'product'>): void {
  const { rows } = product.data.composition;
  const names = rows.map(({ name }) => name);
  for (const [index, { name, found }] of batch.data.figures.entries()) {
    const at = ['figures', index];
    const row = rows.find((one) => one.name === name);
    if (!row) {
      const meant = nearest(name, new Set(names));
      report.error(
        batch,
        [...at, 'name'],
        `в составе товара нет строки «${name}»`,
        meant ? `возможно, имелось в виду «${meant}»` : `строки состава: ${names.join('; ')}`,
      );
      continue;
    }
    if (batch.data.figures.findIndex((one) => one.name === name) < index)
      report.error(batch, [...at, 'name'], `«${name}» указано дважды`, 'оставьте одну строку');
    const tolerance = toleranceOf(measuredAs(report.content, row));
    if (!isWithin(found, row.amount, tolerance))
      report.error(
        batch,
        [...at, 'found'],
        `${name}: ${found} при ${row.amount} на этикетке — вне допуска`,
        tolerance.most === null
          ? `не меньше ${tolerance.least} % от этикетки`
          : `от ${tolerance.least} до ${tolerance.most} % от этикетки`,
      );
  }
}
