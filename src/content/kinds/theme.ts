import { paths, themeSlugs } from '../../contract/paths.ts';
import { themeSchema as answer } from '../../contract/theme.ts';
import { compileTheme } from '../answers/theme.ts';
import { readableText } from '../fields.ts';
import { entry, lead, link, picture, title } from '../schema/common.ts';
import { accent, choice, list, order, text } from '../schema/fields.ts';
import { filesIn, type KindRecord, sentences, words } from './kind-record.ts';
import { themeSection } from './theme-sections.ts';

const schema = entry({
  title: title(),
  shortTitle: text('Короткое название', { max: 40, help: 'для меню и карточек' }),
  order: order(),
  lead: lead(),
  accent: accent('Цвет'),
  mood: choice({ light: 'Светлый', tinted: 'Цветной', dark: 'Тёмный' }, 'Фон', {
    help: 'какой фон у первого экрана',
  }),
  image: picture(),
  action: link('Кнопка').optional(),
  sections: list('Разделы', themeSection, { min: 4 }),
});

export const theme: KindRecord<'theme', typeof schema> = {
  ...filesIn('themes', '.yml'),
  title: 'Подборки под задачу',
  missing: 'подборки',
  voice: 'promotional',
  schema,
  required: themeSlugs,
  document: {
    path: (slug) => slug,
    answer: () => answer,
    entries: (library) => library.themes,
    compile: compileTheme,
  },
  page: {
    address: paths.theme,
    kind: () => 'theme',
    search: (library, own) => ({
      kind: 'page',
      url: paths.theme(own.slug),
      title: own.data.title,
      keywords: words(
        own.data.shortTitle,
        library.products
          .filter((product) => product.data.themes.includes(own.slug))
          .map((product) => product.data.title),
      ),
      text: sentences(
        readableText(own, (markdown) => library.text(markdown).plain).filter((line) => line !== own.data.title),
      ),
      note: null,
      image: library.themeCard(own.slug).image,
    }),
    share(library, { data }) {
      const series = library.series.find((one) => one.data.accent.name === data.accent);
      return { kicker: 'Подборка', promotes: true, ...(series ? { colours: series.data.accent } : {}) };
    },
  },
};
