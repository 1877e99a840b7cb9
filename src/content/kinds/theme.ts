import { paths, themeSlugs } from '../../contract/paths.ts';
import { entry, lead, link, picture, title } from '../schema/common.ts';
import { accent, choice, list, order, text } from '../schema/fields.ts';
import { filesIn, type KindRecord } from './kind-record.ts';
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

export const theme: KindRecord<typeof schema> = {
  ...filesIn('themes', '.yml'),
  title: 'Подборки под задачу',
  missing: 'подборки',
  tone: 'promotional',
  schema,
  required: themeSlugs,
  address: paths.theme,
};
