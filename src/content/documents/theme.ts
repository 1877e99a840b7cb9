import type { Theme } from '../../contract/theme.ts';
import { themeSchema } from '../../contract/theme.ts';
import { readableText } from '../load/fields.ts';
import type { Entry } from '../load/loaded-content.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import type { Library } from './library.ts';
import { compileSeo } from './seo.ts';
import { compileSection } from './theme-sections.ts';

function compileTheme(library: Library, theme: Entry<'theme'>): Theme {
  const { data } = theme;
  const card = library.themeCard(theme.slug);
  const series = library.series.find((one) => one.data.accent.name === data.accent);
  return {
    ...data,
    ...card,
    lead: data.lead,
    action: data.action ?? null,
    sections: data.sections.map((section) => compileSection(library, theme, section)),
    others: library.themes.filter((other) => other !== theme).map((other) => library.themeCard(other.slug)),
    warning: library.site.warning,
    seo: compileSeo(library, theme, card, {
      description: data.lead,
      type: 'website',
      share: { kicker: 'Подборка', promotes: true, ...(series ? { colours: series.data.accent } : {}) },
    }),
  };
}

export const themeOutput: KindOutput<'theme'> = {
  document: {
    path: (slug) => slug,
    schema: () => themeSchema,
    entries: (library) => library.themes,
    compile: compileTheme,
  },
  page: {
    kind: () => 'theme',
    search: (library, own) =>
      searchEntry('page', library.themeCard(own.slug), {
        keywords: words(
          own.data.shortTitle,
          library.products
            .filter((product) => product.data.themes.includes(own.slug))
            .map((product) => product.data.title),
        ),
        text: sentences(
          readableText(own, (markdown) => library.text(markdown).plain).filter((line) => line !== own.data.title),
        ),
      }),
  },
};
