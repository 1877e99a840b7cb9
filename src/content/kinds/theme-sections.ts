import { z } from 'zod';
import type { ThemeSection } from '../../contract/theme.ts';
import { compileComparison, compileRows } from '../answers/composition.ts';
import { figures, type Library } from '../answers/library.ts';
import { normNoteOf } from '../answers/norm-basis.ts';
import type { Entry } from '../loaded-content.ts';
import { cardLinks, figure, picture, titledText } from '../schema/common.ts';
import { choice, list, markdown, reference, references, text } from '../schema/fields.ts';
import { described } from '../schema/meaning.ts';
import { section } from './theme-section.ts';
import { compileTool, toolSections } from './theme-tools.ts';

const products = references('product', 'Товары', { min: 1 });

/** A theme landing is a list of these, in the order that tells its own story. */
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
  { is: 'variants' },
);

type ThemeSectionSource = z.infer<typeof themeSection>;

export function compileSection(library: Library, theme: Entry<'theme'>, section: ThemeSectionSource): ThemeSection {
  const head = { title: section.title, text: section.text ?? null };
  const measured = (refs: readonly string[]) => {
    const products = refs.map((ref) => library.content.get('product', ref));
    return { products, note: normNoteOf(products, library.site.normNote) };
  };
  switch (section.type) {
    case 'story':
      return {
        type: 'story',
        ...head,
        body: library.text(section.body).html,
        image: section.image ? library.image(theme, section.image) : null,
      };
    case 'products':
      return { type: 'products', ...head, layout: section.layout, products: library.productCards(section.products) };
    case 'components':
      return { type: 'components', ...head, components: section.components.map(library.componentCard) };
    case 'articles':
      return { type: 'articles', ...head, articles: library.articleCards(section.articles) };
    case 'figures':
      return { type: 'figures', ...head, items: figures(section.items) };
    case 'steps':
      return { type: 'steps', ...head, items: section.items };
    case 'norm-chart':
      return {
        type: 'norm-chart',
        ...head,
        product: library.productCard(section.product),
        rows: compileRows(library, library.content.get('product', section.product)),
        note: measured([section.product]).note,
      };
    case 'comparison':
      return {
        type: 'comparison',
        ...head,
        comparison: compileComparison(library, measured(section.products).products),
        note: measured(section.products).note,
      };
    case 'checklist':
      return { type: 'checklist', ...head, items: section.items };
    case 'quote':
      return { type: 'quote', ...head, quote: section.quote, expert: library.expertCard(section.expert) };
    case 'questions':
      return { type: 'questions', ...head, questions: library.faqAll(section.questions) };
    case 'card-links':
      return { type: 'card-links', ...head, cardLinks: section.cardLinks.map((link) => library.cardLink(theme, link)) };
    default:
      return { ...head, ...compileTool(library, section) };
  }
}
