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

const section = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), title: z.string(), text: z.string().nullable(), ...shape });

const products = z.array(productCardSchema);

export const themeSectionSchema = z
  .discriminatedUnion('type', [
    section('story', { body: z.string().describe('HTML'), image: imageSchema.nullable() }),
    section('products', { layout: z.enum(['grid', 'carousel', 'list']), products }),
    section('components', { components: z.array(componentCardSchema) }),
    section('articles', { articles: z.array(articleCardSchema) }),
    section('figures', { items: z.array(figureSchema) }),
    section('steps', { items: z.array(titledTextSchema) }),
    section('day-plan', {
      items: z.array(z.object({ time: z.string(), title: z.string(), text: z.string(), products })),
    }),
    section('norm-chart', { product: productCardSchema, rows: z.array(compositionRowSchema), note: z.string() }),
    section('comparison', { comparison: comparisonSchema, note: z.string() }),
    section('family', { members: z.array(z.object({ who: z.string(), text: z.string(), products })) }),
    section('checklist', { items: z.array(z.string()) }),
    section('quote', { quote: z.string(), expert: personCardSchema }),
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
    warning: z.string(),
    seo: seoSchema,
  })
  .meta({ id: 'Theme' });

export type ThemeSection = z.infer<typeof themeSectionSchema>;
export type Theme = z.infer<typeof themeSchema>;
