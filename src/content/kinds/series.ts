import { posix } from 'node:path';
import { seriesSchema as answer } from '../../contract/entries.ts';
import { paths } from '../../contract/paths.ts';
import { seriesOf } from '../answers/cards.ts';
import { compileSeries } from '../answers/series.ts';
import { entry, lead, picture, title, titledText } from '../schema/common.ts';
import { accent, color, group, list, order, references, text } from '../schema/fields.ts';
import { type KindRecord, sentences, words } from './kind-record.ts';

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

export const series: KindRecord<'series', typeof schema> = {
  folder: 'content/series',
  slugOf: (path) => (/^series\/[^/]+\/index\.md$/.test(path) ? posix.basename(posix.dirname(path)) : null),
  fileOf: (slug) => `series/${slug}/index.md`,
  hasBody: true,
  title: 'Серии',
  missing: 'серии',
  voice: 'promotional',
  schema,
  document: {
    path: (slug) => `serie/${slug}`,
    answer: () => answer,
    entries: (library) => library.series,
    compile: compileSeries,
  },
  page: {
    address: paths.series,
    kind: () => 'series',
    search(library, { slug, data, body }) {
      const card = library.seriesCard(slug);
      const own = library.products.filter((product) => seriesOf(product) === slug);
      return {
        kind: 'series',
        url: card.url,
        title: data.title,
        keywords: words(
          'серия',
          own.map((product) => product.data.title),
        ),
        text: sentences(data.tagline, data.lead, library.text(body).plain),
        note: data.tagline,
        image: card.image,
      };
    },
    share: (_, { data }) => ({ kicker: 'Серия', colours: data.accent, promotes: true }),
  },
};
