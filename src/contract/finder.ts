import { z } from 'zod';
import { titledTextSchema } from './common.ts';
import { allergens, audiences, dietaryMarks, keysOf, productForms, timesOfDay } from './vocabulary.ts';
import { machineWord, words } from './wording.ts';

const names = z.array(machineWord);

/** What an answer does: see `nutrition/finder`. */
const finderAnswerSchema = z.object({
  id: machineWord,
  title: words,
  after: names.describe('shown only after one of these answers'),
  suggests: z.object({ themes: names, components: names, products: names }).nullable(),
  only: z
    .object({
      age: z.object({ from: z.int(), to: z.int().optional() }).nullable(),
      audience: z.array(z.enum(keysOf(audiences))),
      forms: z.array(z.enum(keysOf(productForms))),
      times: z.array(z.enum(keysOf(timesOfDay))),
      marks: z.array(z.enum(keysOf(dietaryMarks))),
      without: z.array(z.enum(keysOf(allergens))),
    })
    .nullable()
    .describe('what a product must be like to stay'),
  have: names.describe('substances that are taken already'),
  stop: titledTextSchema.nullable().describe('nothing is suggested, whatever else was said'),
  stays: words.nullable(),
  goes: words.nullable(),
});

/** A question of the finder. */
export const finderQuestionSchema = z
  .object({
    id: machineWord,
    title: words,
    hint: words.nullable(),
    many: z.boolean().describe('several answers may be given'),
    answers: z.array(finderAnswerSchema),
  })
  .meta({ id: 'FinderQuestion' });
