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
import { comparisonSchema, compositionRowSchema } from './product.ts';
import { html, words } from './wording.ts';

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
    section('day-plan', {
      items: z.array(z.object({ time: words, title: words, text: words, products })),
    }),
    section('norm-chart', { product: productCardSchema, rows: z.array(compositionRowSchema), note: words }),
    section('comparison', { comparison: comparisonSchema, note: words }),
    section('family', { members: z.array(z.object({ who: words, text: words, products })) }),
    section('checklist', { items: z.array(words) }),
    section('quote', { quote: words, expert: personCardSchema }),
    section('questions', { questions: z.array(faqItemSchema) }),
    section('card-links', { cardLinks: z.array(cardLinkSchema) }),
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

export type ThemeSection = z.infer<typeof themeSectionSchema>;
export type Theme = z.infer<typeof themeSchema>;
