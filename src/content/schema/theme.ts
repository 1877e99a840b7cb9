import { z } from 'zod';
import { accentNames } from '../../contract/vocabulary.ts';
import { cardLink, figure, image, link, markdown, productRef, seo, slug, text, titledText } from './common.ts';

const section = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), title: text, text: text.optional(), ...shape });

/** A theme landing is a list of these, in the order that tells its own story. */
export const themeSection = z.discriminatedUnion('type', [
  section('story', { body: markdown, image: image.optional() }),
  section('products', { layout: z.enum(['grid', 'carousel', 'list']), products: z.array(productRef).min(1) }),
  section('components', { components: z.array(slug).min(2) }),
  section('articles', { articles: z.array(slug).min(1) }),
  section('figures', { items: z.array(figure).min(2) }),
  section('steps', { items: z.array(titledText).min(2) }),
  section('day-plan', {
    items: z.array(z.strictObject({ time: text, title: text, text, products: z.array(productRef) })).min(2),
  }),
  section('norm-chart', { product: productRef }),
  section('comparison', { products: z.array(productRef).min(2) }),
  section('family', {
    members: z.array(z.strictObject({ who: text, text, products: z.array(productRef).min(1) })).min(2),
  }),
  section('checklist', { items: z.array(text).min(3) }),
  section('quote', { quote: text, expert: slug }),
  section('questions', { questions: z.array(slug).min(2) }),
  section('card-links', { cardLinks: z.array(cardLink).min(2) }),
]);

export const themeSchema = z.strictObject({
  title: text,
  shortTitle: text.max(40).describe('для меню и карточек'),
  order: z.int(),
  lead: text.max(400),
  accent: z.enum(accentNames),
  mood: z.enum(['light', 'tinted', 'dark']).describe('какой фон у первого экрана'),
  image,
  action: link.optional(),
  sections: z.array(themeSection).min(4),
  seo: seo.optional(),
});

export type ThemeSource = z.infer<typeof themeSchema>;
export type ThemeSectionSource = z.infer<typeof themeSection>;
