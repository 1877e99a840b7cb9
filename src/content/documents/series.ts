import type { Series } from '../../contract/entries.ts';
import { seriesSchema } from '../../contract/entries.ts';
import type { Entry } from '../load/loaded-content.ts';
import { seriesOf } from './cards.ts';
import { compileComparison } from './composition.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import type { Library } from './library.ts';
import { comparisonNoteOf } from './norm-basis.ts';
import { compileSeo } from './seo.ts';

function compileSeries(library: Library, series: Entry<'series'>): Series {
  const { data } = series;
  const card = library.seriesCard(series.slug);
  const products = library.products.filter((product) => seriesOf(product) === series.slug);
  const comparison = compileComparison(library, products);
  return {
    ...data,
    ...card,
    body: library.text(series.body).html,
    products: products.map(({ slug, data: { themes, audience, timeOfDay } }) => ({
      ...library.productCard(slug),
      themes,
      audience,
      timeOfDay,
    })),
    themes: library.themes
      .filter((theme) => products.some((product) => product.data.themes.includes(theme.slug)))
      .map((theme) => ({ slug: theme.slug, title: theme.data.shortTitle })),
    comparison,
    articles: library.articleCards(data.articles),
    faq: library.faqAll(data.faq),
    others: library.series.filter((other) => other !== series).map((other) => library.seriesCard(other.slug)),
    warning: library.site.warning,
    normNote: comparisonNoteOf(products, comparison, library.site.normNote),
    seo: compileSeo(library, series, card, {
      description: data.lead,
      type: 'website',
      share: { kicker: 'Серия', colours: data.accent, promotes: true },
    }),
  };
}

export const seriesOutput: KindOutput<'series'> = {
  document: {
    path: (slug) => `serie/${slug}`,
    schema: () => seriesSchema,
    entries: (library) => library.series,
    compile: compileSeries,
  },
  page: {
    kind: () => 'series',
    search(library, { slug, data, body }) {
      const card = library.seriesCard(slug);
      const own = library.products.filter((product) => seriesOf(product) === slug);
      return searchEntry('series', card, {
        keywords: words(
          'серия',
          // Every hit shows it as its note: in the text it would stand there twice.
          data.tagline,
          own.map((product) => product.data.title),
        ),
        text: sentences(data.lead, library.text(body).plain),
        note: data.tagline,
      });
    },
  },
};
