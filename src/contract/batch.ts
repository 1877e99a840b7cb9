import { z } from 'zod';
import { productCardSchema } from './cards.ts';
import { sampleSchema } from './common.ts';
import { machineWord, words } from './wording.ts';

/** Where the newest batch of a product is shown. */
export const batchLinkSchema = z.object({
  number: machineWord.describe('as on the pack: A01-2609-1'),
  url: machineWord,
  made: machineWord,
  bestBefore: machineWord,
  sample: sampleSchema,
});

export const batchSchema = batchLinkSchema
  .extend({
    product: productCardSchema,
    serving: words.describe('what the amounts are in: 2 капсулы'),
    laboratory: z.object({
      name: words,
      accreditation: machineWord.nullable(),
      protocol: machineWord,
      date: machineWord,
    }),
    rows: z.array(
      z.object({
        name: words,
        label: words.describe('on the label: 800 мг'),
        found: words.nullable().describe('by the laboratory; null where it was not measured'),
        percent: z.int().nullable().describe('of what the label says'),
        least: z.int().describe('tolerance, per cent of the label'),
        most: z.int().nullable().describe('null where more does no harm'),
      }),
    ),
    documents: z.array(
      z.object({
        title: words,
        number: machineWord,
        date: machineWord,
        url: machineWord.nullable().describe('where to open it'),
        isRegister: z.boolean().describe('the address is that of a register, where the number is searched for'),
      }),
    ),
  })
  .meta({ id: 'Batch' });

export type Batch = z.infer<typeof batchSchema>;
