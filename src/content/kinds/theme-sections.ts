import { z } from 'zod';
import { cardLinks, figure, picture, titledText } from '../schema/common.ts';
import { choice, list, markdown, reference, references, text } from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';
import { section, toolSections } from './theme-tools.ts';

const products = references('product', 'Товары', { min: 1 });

export const themeSection = described(
  z.discriminatedUnion('type', [
    section('story', 'Рассказ', { body: markdown('Текст'), image: picture().optional() }),
    section('products', 'Товары', {
      layout: choice({ grid: 'Сеткой', carousel: 'Лентой', list: 'Списком' }, 'Как показать'),
      products,
    }),
    section('components', 'Компоненты', { components: references('component', 'Компоненты', { min: 2 }) }),
    section('articles', 'Статьи', { articles: references('article', 'Статьи', { min: 1 }) }),
    section('figures', 'Цифры', { items: list('Цифры', figure, { min: 2 }) }),
    section('steps', 'Шаги', { items: list('Шаги', titledText, { min: 2 }) }),
    section('norm-chart', 'Доли нормы', { product: reference('product', 'Товар') }),
    section('comparison', 'Сравнение', { products: references('product', 'Товары', { min: 2 }) }),
    section('checklist', 'Список для проверки', { items: list('Строки', text(), { min: 3 }) }),
    section('quote', 'Слова эксперта', {
      quote: text('Слова', { unique: 'description' }),
      expert: reference('expert', 'Эксперт'),
    }),
    section('questions', 'Вопросы', { questions: references('faq', 'Вопросы', { min: 2 }) }),
    section('card-links', 'Карточки-ссылки', { cardLinks }),
    ...toolSections,
  ]),
  { type: 'variants' },
);

export type ThemeSectionSource = z.infer<typeof themeSection>;
