import type { Batch } from '../../contract/batch.ts';
import { batchSchema } from '../../contract/batch.ts';
import { batchKey } from '../../contract/batch-number.ts';
import type { PageData } from '../../contract/pages.ts';
import { pagePaths } from '../../contract/paths.ts';
import { shareOfLabel, toleranceOf } from '../../nutrition/tolerance.ts';
import { measuredAs, normKeyOf } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatAmount } from '../text/russian.ts';
import { seriesOf } from './cards.ts';
import type { KindOutput } from './kind-output.ts';
import type { Library } from './library.ts';

/** As it is printed on the pack. */
const numberOf = ({ slug }: Entry<'batch'>) => slug.toUpperCase();

export function compileBatchLink(batch: Entry<'batch'>) {
  const { made, bestBefore, sample = false } = batch.data;
  return { number: numberOf(batch), url: `${pagePaths.batch}?n=${numberOf(batch)}`, made, bestBefore, sample };
}

function compileBatch(library: Library, batch: Entry<'batch'>): Batch {
  const { data } = batch;
  const product = library.content.get('product', data.product);
  const { certificate, composition } = product.data;
  const { name, protocol, date, accreditation } = data.laboratory;
  return {
    ...compileBatchLink(batch),
    product: library.productCard(data.product),
    serving: composition.serving,
    laboratory: { name, protocol, date, accreditation: accreditation ?? null },
    rows: composition.rows.map((row) => {
      const found = data.figures.find(({ name }) => name === row.name)?.found ?? null;
      const amount = (value: number) => formatAmount(value, row.unit, normKeyOf(row));
      return {
        name: row.name,
        label: amount(row.amount),
        found: found === null ? null : amount(found),
        percent: found === null ? null : shareOfLabel(found, row.amount),
        ...toleranceOf(measuredAs(library.content, row)),
      };
    }),
    documents: [
      {
        title: 'Свидетельство о государственной регистрации',
        number: certificate.number,
        date: certificate.date,
        url: certificate.url,
        isRegister: true,
      },
      {
        title: 'Протокол испытаний',
        number: data.laboratory.protocol,
        date: data.laboratory.date,
        url: data.laboratory.url ?? null,
        isRegister: false,
      },
      ...data.documents.map((one) => ({ ...one, url: one.url ?? null, isRegister: false })),
    ],
  };
}

/** One of each product, in the order of the catalogue. */
export function compileNewestBatches({ series, products, batches }: Library): PageData<'batch'>['newest'] {
  return series
    .map((one) => ({
      series: one.data.title,
      batches: products
        .filter((product) => seriesOf(product) === one.slug)
        .flatMap((product) => {
          const newest = batches.find(({ data }) => data.product === product.slug);
          return newest ? [{ ...compileBatchLink(newest), title: product.data.title }] : [];
        }),
    }))
    .filter((one) => one.batches.length > 0);
}

export const batchOutput: KindOutput<'batch'> = {
  document: {
    path: (slug) => `batch/${batchKey(slug)}`,
    schema: () => batchSchema,
    entries: (library) => library.batches,
    compile: compileBatch,
  },
};
