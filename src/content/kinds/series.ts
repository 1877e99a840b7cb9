import { posix } from 'node:path';
import { paths } from '../../contract/paths.ts';
import { entry, lead, picture, title, titledText } from '../schema/common.ts';
import { accent, color, group, list, order, references, text } from '../schema/fields.ts';
import type { KindRecord } from './kind-record.ts';

const schema = entry({
  title: title(),
  order: order(),
  tagline: text('Девиз', { max: 90, unique: 'description' }),
  lead: lead(),
  accent: group('Цвета', {
    name: accent('Имя цвета'),
    accent: color('Основной'),
    tint: color('Светлый'),
    deep: color('Тёмный'),
  }),
  image: picture(),
  unites: list('Что объединяет', titledText, { min: 2, max: 5, help: 'что объединяет серию' }),
  faq: references('faq', 'Вопросы'),
  articles: references('article', 'Статьи'),
});

export const series: KindRecord<typeof schema> = {
  folder: 'content/series',
  slugOf: (path) => (/^series\/[^/]+\/index\.md$/.test(path) ? posix.basename(posix.dirname(path)) : null),
  fileOf: (slug) => `series/${slug}/index.md`,
  hasBody: true,
  title: 'Серии',
  missing: 'серии',
  tone: 'promotional',
  schema,
  address: paths.series,
};
