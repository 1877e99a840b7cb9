import type { Theme } from '../../contract/theme.ts';
import { compileSection } from '../kinds/theme-sections.ts';
import type { Entry } from '../loaded-content.ts';
import type { Library } from './library.ts';
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
