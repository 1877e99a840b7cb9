import { z } from 'zod';
import {
  articleCardSchema,
  componentCardSchema,
  faqItemSchema,
  personCardSchema,
  productCardSchema,
  themeCardSchema,
} from './cards.ts';
import { cardLinkSchema, figureSchema, imageSchema, linkSchema, seoSchema, titledTextSchema } from './common.ts';
import type { ThemeSlug } from './paths.ts';
import { comparisonSchema, compositionRowSchema } from './product.ts';
import { notOfJars, shelfCatalogueSchema, shelfProductSchema } from './shelf-catalogue.ts';
import { keysOf, sexes } from './vocabulary.ts';
import { html, machineWord, words } from './wording.ts';

const section = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), title: words, text: words.nullable(), ...shape });

const products = z.array(productCardSchema);

const themeSectionSchema = z
  .discriminatedUnion('type', [
    section('story', { body: html, image: imageSchema.nullable() }),
    section('products', { layout: z.enum(['grid', 'carousel', 'list']), products }),
    section('components', { components: z.array(componentCardSchema) }),
    section('articles', { articles: z.array(articleCardSchema) }),
    section('figures', { items: z.array(figureSchema) }),
    section('steps', { items: z.array(titledTextSchema) }),
    section('norm-chart', { product: productCardSchema, rows: z.array(compositionRowSchema), note: words }),
    section('comparison', { comparison: comparisonSchema, note: words }),
    section('checklist', { items: z.array(words) }),
    section('quote', { quote: words, expert: personCardSchema }),
    section('questions', { questions: z.array(faqItemSchema) }),
    section('card-links', { cardLinks: z.array(cardLinkSchema) }),
    section('self-check', {
      questions: z.array(
        z.object({
          question: words,
          otherwise: words.describe('what «нет» means'),
          product: productCardSchema.nullable(),
        }),
      ),
      results: z.object({ nothing: titledTextSchema, habits: titledTextSchema, products: titledTextSchema }),
    }),
    section('season', {
      items: z.array(z.object({ month: z.int().min(1).max(12), title: words, text: words, products })),
    }),
    section('evening', {
      items: z.array(z.object({ time: machineWord.describe('21:00'), title: words, text: words, products })),
    }),
    section('ages', {
      items: z.array(z.object({ product: productCardSchema, from: z.int(), to: z.int().nullable(), age: words })),
      younger: words.describe('for children that nothing is made for'),
    }),
    section('bag', { items: z.array(words) }),
    section('sweat', { notes: z.array(titledTextSchema) }),
    section('family', {
      members: z.array(
        z.object({
          who: words,
          text: words,
          age: z.int(),
          sex: z.enum(keysOf(sexes)),
          products,
        }),
      ),
      jars: z.array(shelfProductSchema.omit(notOfJars)).describe('every product of the family, as the shelf counts it'),
      substances: z.array(z.object({ key: machineWord, title: words })),
      apart: shelfCatalogueSchema.shape.apart,
    }),
  ])
  .meta({ id: 'ThemeSection' });

export const themeSchema = themeCardSchema
  .extend({
    mood: z.enum(['light', 'tinted', 'dark']),
    action: linkSchema.nullable(),
    sections: z.array(themeSectionSchema),
    others: z.array(themeCardSchema),
    warning: words,
    seo: seoSchema,
  })
  .meta({ id: 'Theme' });

/**
 * Sections that do something. Their code is loaded by the one landing that has them: a route hands them to the screen,
 * and content may use them nowhere else.
 */
export const themeTools = {
  'for-all-family': ['family'],
  'for-beauty-and-health': [],
  'for-calmness-and-sleep': ['evening'],
  'for-immunity': ['season'],
  'for-kidz': ['ages'],
  'for-men': ['self-check'],
  'for-sport-and-health': ['bag', 'sweat'],
} as const satisfies Record<ThemeSlug, readonly ThemeSection['type'][]>;

export type ToolType = (typeof themeTools)[ThemeSlug][number];
export type ThemeSection = z.infer<typeof themeSectionSchema>;
export type Theme = z.infer<typeof themeSchema>;
