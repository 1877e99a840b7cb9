import { z } from 'zod';
import { keysOf, shopKinds } from '../../contract/vocabulary.ts';
import { image, isoDate, link, sample, slug, text, webUrl } from './common.ts';

const phone = z.strictObject({
  label: text,
  number: z.string().regex(/^\+\d{11}$/, 'телефон в виде +78005553535'),
  sample,
});

export const siteSchema = z.strictObject({
  brand: z.strictObject({ name: text, slogan: text, description: text.max(300) }),
  company: z.strictObject({ name: text, inn: text, ogrn: text, address: text, sample }),
  maker: z.strictObject({ name: text, address: text, sample }).describe('изготовитель, указывается у каждого товара'),
  phones: z.array(phone).min(1),
  /** Marks e-mail and hours, which have no place of their own for it. */
  sample,
  email: z.email(),
  hours: text,
  social: z.array(z.strictObject({ id: slug, label: text, url: webUrl, sample })),
  warning: text.describe('обязательное предупреждение для БАД'),
  normNote: text.describe('сноска под таблицами состава: откуда взяты проценты'),
  header: z.array(link).describe('пункты шапки после «Каталога»'),
  footer: z.array(z.strictObject({ title: text, links: z.array(link).min(1) })),
  legal: z.array(link),
});

export const shopsSchema = z.array(
  z.strictObject({
    id: slug,
    title: text,
    kind: z.enum(keysOf(shopKinds)),
    url: webUrl.describe('страница бренда в магазине'),
    note: text.describe('что важно знать о покупке здесь'),
    delivery: text,
    campaign: z
      .strictObject({
        template: text.describe(
          'правило площадки для utm_campaign, {name} заменяется кампанией, например vendor_org_123_{name}',
        ),
      })
      .optional(),
    params: z.record(z.string(), z.string()).optional().describe('свои параметры площадки, например clid и vid'),
    sample,
  }),
);

export const redirectsSchema = z.array(
  z.strictObject({
    from: z.string().regex(/^\//, 'старый адрес начинается с «/»'),
    to: z.string().regex(/^\//, 'новый адрес начинается с «/»'),
    status: z.union([z.literal(301), z.literal(308)]).default(301),
  }),
);

/** Each inner list is one group of words that mean the same to a visitor. */
export const synonymsSchema = z.array(z.array(text).min(2));

export const legalPageFields = { version: isoDate, body: text, image: image.optional(), sample };

export type SiteSource = z.infer<typeof siteSchema>;
export type ShopsSource = z.infer<typeof shopsSchema>;
export type RedirectsSource = z.infer<typeof redirectsSchema>;
