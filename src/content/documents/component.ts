import type { Component } from '../../contract/entries.ts';
import { componentSchema } from '../../contract/entries.ts';
import { componentGroups } from '../../contract/vocabulary.ts';
import { documents } from '../../nutrition/documents.ts';
import { isNormKey, percentOfNorm } from '../../nutrition/label-norms.ts';
import { adultAge, upperLevelOf } from '../../nutrition/limits.ts';
import { equivalentOf } from '../../nutrition/needs.ts';
import { statedNorms } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import { formatAmount, formatDailyLimit } from '../text/russian.ts';
import { combinationsUrl, pairsWith } from './combinations.ts';
import { sumAmounts } from './composition.ts';
import { compileCompounds } from './compounds.ts';
import { compileEdges } from './images.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import { figures, fillUp, type Library, sources } from './library.ts';
import { compileSeo } from './seo.ts';

const articlesShown = 3;

function compileComponent(library: Library, component: Entry<'component'>): Component {
  const { data, slug } = component;
  const card = library.componentCard(slug);
  const percent = (amount: number, unit: string) => (isNormKey(slug) ? percentOfNorm(slug, amount, unit) : null);
  const telling = library.articles
    .filter((article) => article.data.components.includes(slug))
    .map((article) => article.slug);
  const text = library.text(component.body);
  return {
    ...data,
    ...card,
    edges: compileEdges(library.content, component, data.image),
    lead: data.lead,
    body: text.html,
    toc: text.toc,
    keyFacts: figures(data.keyFacts),
    foods: data.foods.map(({ name, amount, unit, per }) => ({
      name,
      amount,
      unit,
      amountText: formatAmount(amount, unit, slug),
      per,
      percent: percent(amount, unit),
    })),
    norms: [...statedNorms(slug), ...data.norms].map(({ who, amount, unit, note }) => ({
      who,
      amountText: formatAmount(amount, unit, slug),
      note: note ?? null,
    })),
    normSource: data.normSource ?? normSource(slug),
    upper: upperText(slug),
    compounds: compileCompounds(library, component),
    shortage: library.text(data.shortage).html,
    excess: library.text(data.excess).html,
    combinations: [...pairsWith(library, slug), ...data.combinations].map(({ component: other, text, kind }) => ({
      component: library.componentCard(other),
      text,
      kind,
    })),
    combinationsUrl: combinationsUrl(library, slug),
    products: library
      .productsWith(slug)
      .map((product) => ({ ...library.productCard(product.slug), ...doseOf(product, slug) })),
    articles: library.articleCards(fillUp(data.articles, telling, articlesShown)),
    faq: library.faqAll(data.faq),
    sources: sources(data.sources),
    seo: compileSeo(library, component, card, {
      description: data.lead,
      type: 'article',
      share: { kicker: 'Компонент' },
    }),
  };
}

function normSource(slug: string): string | null {
  if (!isNormKey(slug)) return null;
  const equivalent = equivalentOf(slug);
  return `${documents.needs.short}${equivalent ? `, ${equivalent}` : ''}; для маркировки — ${documents.labelling.short}`;
}

function upperText(slug: string): string | null {
  const upper = upperLevelOf(slug, adultAge);
  return upper?.kind === 'upper' ? formatDailyLimit(upper, slug) : null;
}

/** The same component may stand in two rows, as two of its compounds. */
function doseOf(product: Entry<'product'>, slug: string): { dose: string; percent: number | null } {
  const rows = product.data.composition.rows.filter((row) => row.component === slug);
  const [first] = rows;
  if (!first) throw new Error(`${product.slug} has no ${slug}`);
  const key = first.norm ?? slug;
  const amount = sumAmounts(rows.filter((row) => row.unit === first.unit));
  return {
    dose: formatAmount(amount, first.unit, key),
    percent: isNormKey(key) ? percentOfNorm(key, amount, first.unit) : null,
  };
}

export const componentOutput: KindOutput<'component'> = {
  document: {
    path: (slug) => `component/${slug}`,
    schema: () => componentSchema,
    entries: (library) => library.components,
    compile: compileComponent,
  },
  page: {
    kind: () => 'component',
    /** A component is as new as the newest article about it. */
    updated: (library, { slug }, newest) =>
      library.articles
        .filter(({ data }) => data.components.includes(slug))
        .map(({ data }) => data.updated ?? data.published)
        .sort()
        .at(-1) ?? newest,
    search(library, { slug, data, body }) {
      const card = library.componentCard(slug);
      const group = componentGroups[data.group];
      return searchEntry('component', card, {
        keywords: words(
          data.alsoKnown,
          data.symbol,
          group,
          data.foods.map((food) => food.name),
        ),
        text: sentences(
          data.lead,
          library.text(body).plain,
          library.text(data.shortage).plain,
          library.text(data.excess).plain,
          data.forms.flatMap((form) => [form.title, form.text]),
          data.compounds.flatMap(({ title: of, known }) => [of, known]),
        ),
        note: group,
      });
    },
  },
};
