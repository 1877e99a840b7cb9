import { z } from 'zod';
import { titledTextSchema } from './common.ts';
import { allergens, audiences, dietaryMarks, healthStates, keysOf, productForms } from './vocabulary.ts';
import { machineWord, words } from './wording.ts';

const names = z.array(machineWord);

/** What an answer does: see `nutrition/finder`. */
const finderAnswerSchema = z.object({
  id: machineWord,
  title: words,
  after: names.describe('shown only after one of these answers'),
  notWith: names.describe('answers that contradict it'),
  suggests: z.array(z.object({ product: machineWord, reason: words })).describe('the best first'),
  only: z
    .object({
      age: z.object({ from: z.int(), to: z.int().optional() }).nullable(),
      audience: z.array(z.enum(keysOf(audiences))),
      forms: z.array(z.enum(keysOf(productForms))),
      marks: z.array(z.enum(keysOf(dietaryMarks))),
      without: z.array(z.enum(keysOf(allergens))),
    })
    .nullable()
    .describe('what a product must be like to stay'),
  have: names.describe('substances that are taken already'),
  against: z.array(z.enum(keysOf(healthStates))).describe('states and medicines that contraindications name'),
  stop: titledTextSchema.nullable().describe('nothing is suggested, whatever else was said'),
  goes: words.nullable(),
});

/** A question of the finder. */
export const finderQuestionSchema = z
  .object({
    id: machineWord,
    title: words,
    hint: words.nullable(),
    many: z.boolean().describe('several answers may be given'),
    needed: z.boolean().describe('cannot be skipped'),
    answers: z.array(finderAnswerSchema),
  })
  .meta({ id: 'FinderQuestion' });
