import { z } from 'zod';

/** Building blocks of the content files. Every `.describe()` is what an editor reads when a field is wrong. */

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'латинские строчные буквы, цифры и дефисы, например vitamin-d3')
  .describe('часть адреса: латинские строчные буквы, цифры и дефисы');

export const text = z.string().trim().min(1, 'строка не должна быть пустой').describe('строка текста');
export const markdown = z.string().trim().min(1, 'текст не должен быть пустым').describe('текст в Markdown');
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'дата в виде 2026-11-15')
  .describe('дата в виде 2026-11-15');
export const isoDateTime = z.iso
  .datetime({ offset: true, error: 'дата и время в виде 2026-12-03T19:00:00+03:00' })
  .describe('дата и время со смещением, 2026-12-03T19:00:00+03:00');
export const pagePath = z
  .string()
  .regex(/^\/[^\s]*$/, 'адрес страницы сайта начинается с «/»')
  .describe('адрес внутри сайта, начинается с «/»');
export const webUrl = z.url({ protocol: /^https$/, error: 'полный адрес, начинается с https://' });

/** `daily/omega-3`: a product is named with its series everywhere. */
export const productRef = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'товар называется вместе с серией, например daily/omega-3')
  .describe('серия/товар, например daily/omega-3');

export const image = z
  .strictObject({
    file: z
      .string()
      .regex(/^[\w.-]+\.(webp|png|jpe?g)$/i, 'имя файла рядом с этой записью, например omega-3.packshot.webp'),
    alt: z.string().trim().min(12, 'опишите, что изображено, хотя бы в нескольких словах по-русски'),
  })
  .describe('картинка: file — имя файла рядом с записью, alt — что изображено');

export const seo = z
  .strictObject({
    meta_title: text.max(90).optional(),
    meta_description: text.max(220).optional(),
    og_image: image.optional(),
    og_title: text.optional(),
    og_description: text.optional(),
    og_type: text.optional(),
    og_url: pagePath.optional(),
    robot_advanced: text.optional(),
  })
  .describe('данные для поисковых систем; всё необязательно: пустое берётся из самой записи');

export const source = z
  .strictObject({
    title: text.describe('название документа, как оно напечатано'),
    publisher: text.describe('кто издал: EFSA, ВОЗ, Роспотребнадзор'),
    year: z.int().min(1950).max(2030).optional(),
    url: webUrl.optional(),
  })
  .describe('источник, который читатель может найти');

export const link = z.strictObject({ label: text, url: pagePath });
export const figure = z.strictObject({ value: text, label: text, note: text.optional() });
export const titledText = z.strictObject({ title: text, text });
export const sample = z.literal(true).optional().describe('true, если это пример, который владелец заменит');

export const cardLink = z.strictObject({
  url: pagePath,
  title: text,
  label: text,
  image: image.optional(),
  icon: z.enum(['home', 'search', 'catalog', 'book', 'shop', 'phone', 'leaf', 'question']).optional(),
  theme: z.enum(['light', 'dark']),
});
