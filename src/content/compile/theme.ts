import type { Theme, ThemeSection } from '../../contract/theme.ts';
import type { Entry } from '../load.ts';
import type { ThemeSectionSource } from '../schema/theme.ts';
import { compileComparison, compileRows } from './composition.ts';
import { figures, type Library } from './library.ts';
import { compileSeo } from './seo.ts';

export function compileTheme(library: Library, theme: Entry<'theme'>): Theme {
  const { data } = theme;
  const card = library.themeCard(theme.slug);
  return {
    ...card,
    lead: data.lead,
    mood: data.mood,
    action: data.action ?? null,
    sections: data.sections.map((section) => compileSection(library, theme, section)),
    others: library.themes.filter((other) => other !== theme).map((other) => library.themeCard(other.slug)),
    warning: library.site.warning,
    seo: compileSeo(library, theme, data.seo, {
      title: data.title,
      description: data.lead,
      image: card.image,
      type: 'website',
      path: card.url,
    }),
  };
}

function compileSection(library: Library, theme: Entry<'theme'>, section: ThemeSectionSource): ThemeSection {
  const head = { title: section.title, text: section.text ?? null };
  const note = library.site.normNote;
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
    case 'day-plan':
      return {
        type: 'day-plan',
        ...head,
        items: section.items.map((item) => ({ ...item, products: library.productCards(item.products) })),
      };
    case 'norm-chart':
      return {
        type: 'norm-chart',
        ...head,
        product: library.productCard(section.product),
        rows: compileRows(library, library.content.get('product', section.product)),
        note,
      };
    case 'comparison':
      return {
        type: 'comparison',
        ...head,
        comparison: compileComparison(
          library,
          section.products.map((ref) => library.content.get('product', ref)),
        ),
        note,
      };
    case 'family':
      return {
        type: 'family',
        ...head,
        members: section.members.map((member) => ({ ...member, products: library.productCards(member.products) })),
      };
    case 'checklist':
      return { type: 'checklist', ...head, items: section.items };
    case 'quote':
      return { type: 'quote', ...head, quote: section.quote, expert: library.expertCard(section.expert) };
    case 'questions':
      return { type: 'questions', ...head, questions: library.faqAll(section.questions) };
    case 'card-links':
      return { type: 'card-links', ...head, cardLinks: section.cardLinks.map((link) => library.cardLink(theme, link)) };
  }
}
