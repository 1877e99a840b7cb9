import { z } from 'zod';
import { imageFileSchema, imageSchema } from './common.ts';
import {
  accentNames,
  allergens,
  amountUnits,
  audiences,
  dietaryMarks,
  foodRules,
  keysOf,
  productForms,
  timesOfDay,
} from './vocabulary.ts';
import { machineWord, words } from './wording.ts';

export const shelfProductSchema = z.object({
  ref: machineWord.describe('series/slug'),
  title: words,
  url: machineWord,
  series: words,
  accent: z.enum(accentNames),
  image: imageSchema,
  cutout: imageFileSchema.nullable().describe('the pack on nothing, to the scale of all others'),
  form: z.enum(keysOf(productForms)),
  quantity: words.describe('90 капсул, 30 мл'),
  serving: words.describe('2 капсулы'),
  servings: z.int().describe('portions in the pack'),
  age: z.object({ from: z.int(), to: z.int().optional() }),
  mothers: z.enum(['no', 'ask']).nullable().describe('what pregnancy and feeding mean for it'),
  times: z.array(z.enum(keysOf(timesOfDay))),
  food: z.enum(keysOf(foodRules)),
  audience: z.array(z.enum(keysOf(audiences))),
  marks: z.array(z.enum(keysOf(dietaryMarks))),
  allergens: z.array(z.enum(keysOf(allergens))),
  contraindications: z.array(words),
  rows: z.array(
    z.object({
      substance: machineWord,
      amount: z.number(),
      unit: z.enum(keysOf(amountUnits)),
      form: words.optional().describe('the compound, as the label names it: магния цитрат'),
    }),
  ),
});

/** What is only for finding and showing a product; the rest is a jar of the engine. */
export const notOfJars = {
  url: true,
  series: true,
  accent: true,
  image: true,
  cutout: true,
  form: true,
  quantity: true,
  serving: true,
  audience: true,
  marks: true,
  allergens: true,
  contraindications: true,
} as const;

/** What the tools compute with: compositions, substances by their names, and what is to be taken apart. */
export const shelfCatalogueSchema = z
  .object({
    products: z.array(shelfProductSchema),
    substances: z.array(
      z.object({
        key: machineWord,
        title: words,
        url: machineWord.nullable(),
        names: z.array(machineWord).describe('as labels and readers write it'),
        compounds: z
          .array(z.object({ word: machineWord, share: z.number().describe('of the element, per cent by mass') }))
          .optional()
          .describe('its salts, so that the mass of one can be told from the mass of the element'),
      }),
    ),
    apart: z
      .array(
        z.object({
          first: machineWord,
          second: machineWord,
          hours: z.int(),
          firstFrom: z.number().optional().describe('milligrams a day below which it is no hindrance'),
          secondFrom: z.number().optional(),
          reason: words,
        }),
      )
      .describe('substances that are taken at different times'),
    careful: z
      .array(z.object({ first: machineWord, second: machineWord, reason: words }))
      .describe('what else is known of two substances'),
    medicines: z
      .array(z.object({ warning: words, title: words, url: machineWord }))
      .describe('contraindications that a group of medicines or a state explains'),
    warning: words,
  })
  .meta({ id: 'ShelfCatalogue' });

export type ShelfCatalogue = z.infer<typeof shelfCatalogueSchema>;
export type ShelfProduct = ShelfCatalogue['products'][number];
