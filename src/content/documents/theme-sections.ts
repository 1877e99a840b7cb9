import type { ThemeSection } from '../../contract/theme.ts';
import type { ThemeSectionSource } from '../kinds/theme-sections.ts';
import type { Entry } from '../load/loaded-content.ts';
import { compileComparison, compileRows } from './composition.ts';
import { figures, type Library } from './library.ts';
import { comparisonNoteOf, normNoteOf } from './norm-basis.ts';
import { compileTool } from './theme-tools.ts';

export function compileSection(library: Library, theme: Entry<'theme'>, section: ThemeSectionSource): ThemeSection {
  const head = { title: section.title, text: section.text ?? null };
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
    case 'norm-chart': {
      const product = library.content.get('product', section.product);
      const rows = compileRows(library, product);
      return {
        type: 'norm-chart',
        ...head,
        product: library.productCard(section.product),
        rows,
        note: normNoteOf(product.data.age, rows, library.site.normNote),
      };
    }
    case 'comparison': {
      const products = section.products.map((ref) => library.content.get('product', ref));
      const comparison = compileComparison(library, products);
      const note = comparisonNoteOf(products, comparison, library.site.normNote);
      return { type: 'comparison', ...head, comparison, note };
    }
    case 'quote':
      return { type: 'quote', ...head, quote: section.quote, expert: library.expertCard(section.expert) };
    case 'questions':
      return { type: 'questions', ...head, questions: library.faqAll(section.questions) };
    case 'card-links':
      return { type: 'card-links', ...head, cardLinks: section.cardLinks.map((link) => library.cardLink(theme, link)) };
    case 'self-check':
    case 'season':
    case 'evening':
    case 'ages':
    case 'family':
      return { ...head, ...compileTool(library, section) };
    default:
      // The page shows it as it was written.
      return { ...section, ...head };
  }
}
