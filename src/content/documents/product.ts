import type { Figure } from '../../contract/common.ts';
import { paths } from '../../contract/paths.ts';
import type { LabelRow, Product } from '../../contract/product.ts';
import { productSchema } from '../../contract/product.ts';
import { audiences, dietaryMarks, productForms } from '../../contract/vocabulary.ts';
import { storedAwayFromChildren } from '../../nutrition/warnings/words.ts';
import { formatAge } from '../../text/russian.ts';
import { compileWarnings } from '../facts/composition.ts';
import type { Entry } from '../load/loaded-content.ts';
import { compileBatchLink } from './batch.ts';
import { seriesOf } from './cards.ts';
import { type KindOutput, sentences, words } from './kind-output.ts';
import { compileLabel } from './label.ts';
import { figures, fillUp, type Library } from './library.ts';
import { normFor, normNoteOf } from './norm-basis.ts';
import { compilePhysical } from './physical.ts';
import { compileSeo } from './seo.ts';

const newestReviews = 6;
const articlesShown = 3;

function compileProduct(library: Library, product: Entry<'product'>): Product {
  const { content, site } = library;
  const { data } = product;
  const series = content.get('series', seriesOf(product)).data;
  const card = library.productCard(product.slug);
  const warnings = compileWarnings(library.content, product);
  const newest = library.batches.find((batch) => batch.data.product === product.slug);
  const telling = library.articles
    .filter((article) => article.data.products.includes(product.slug))
    .map((article) => article.slug);
  const rows = compileLabel(library, product);
  return {
    ...card,
    accent: series.accent,
    lead: data.lead,
    body: library.text(product.body).html,
    audience: data.audience,
    age: formatAge(data.age),
    themes: data.themes.map((slug) => ({
      slug,
      url: paths.theme(slug),
      title: content.get('theme', slug).data.shortTitle,
    })),
    timeOfDay: data.timeOfDay,
    marks: data.marks,
    allergens: data.allergens,
    keyFacts: besideLabel(figures(data.keyFacts), rows),
    images: data.images.map((picture) => library.image(product, picture)),
    composition: {
      serving: data.composition.serving,
      servingsPerPack: data.composition.servingsPerPack,
      rows,
      other: data.composition.other,
      normNote: normNoteOf(data.age, rows, site.normNote),
      normFor: normFor(data.age),
    },
    intake: {
      dose: data.intake.dose,
      when: data.intake.when,
      course: data.intake.course,
      note: data.intake.note ?? null,
    },
    suits: data.suits,
    contraindications: warnings.groups.flatMap(({ items }) => items),
    warnings,
    physical: compilePhysical(product),
    storage: `${data.storage} ${storedAwayFromChildren}`,
    shelfLife: data.shelfLife,
    certificate: { number: data.certificate.number, date: data.certificate.date, url: data.certificate.url },
    markingUrl: site.markingArticle ? paths.article(site.markingArticle) : null,
    batch: newest ? compileBatchLink(newest) : null,
    maker: { name: site.maker.name, address: site.maker.address },
    shops: data.shops.flatMap(({ shop, url }) =>
      library.shops.filter(({ id }) => id === shop).map((found) => ({ ...found, productUrl: url })),
    ),
    reviews: library.reviewsOf(product.slug).slice(0, newestReviews).map(library.review),
    related: data.related.map(({ product: ref, reason }) => ({ ...library.productCard(ref), reason })),
    articles: library.articleCards(fillUp(data.articles, telling, articlesShown)),
    faq: library.faqAll(data.faq),
    warning: site.warning,
    seo: compileSeo(library, product, data.seo, {
      title: data.title,
      description: data.lead,
      image: card.image,
      type: 'product',
      path: card.url,
      share: { kicker: `Серия «${series.title}»`, colours: series.accent, promotes: true },
    }),
  };
}

/** The main figure, unless it is a dose that the label beside it says anyway. */
function besideLabel([main, ...others]: Figure[], rows: readonly LabelRow[]): Figure[] {
  const plain = (text: string) => text.replace(/ \(.*/u, '').replace(/\s/gu, ' ');
  const isOnLabel = main && rows.some(({ amountText }) => plain(amountText) === plain(main.value));
  return main && !isOnLabel ? [main, ...others] : others;
}

export const productOutput: KindOutput<'product'> = {
  document: {
    path: (slug) => `product/${slug}`,
    schema: () => productSchema,
    entries: (library) => library.products,
    compile: compileProduct,
  },
  page: {
    kind: () => 'product',
    updated: (library, { slug, data }) =>
      [data.certificate.date, ...library.reviewsOf(slug).map((review) => review.date)].sort().at(-1) ??
      data.certificate.date,
    search(library, { slug, data, body }) {
      const card = library.productCard(slug);
      const components = data.composition.rows.flatMap(
        (one) => (one.component ? library.content.find('component', one.component) : undefined) ?? [],
      );
      return {
        kind: 'product',
        url: card.url,
        title: data.title,
        keywords: words(
          card.seriesTitle,
          productForms[data.form],
          data.composition.rows.map((one) => one.name),
          components.flatMap((component) => [component.data.title, ...component.data.alsoKnown]),
          data.audience.map((who) => audiences[who]),
          data.marks.map((mark) => dietaryMarks[mark]),
          data.themes.map((name) => library.content.get('theme', name).data.shortTitle),
        ),
        text: sentences(data.purpose, data.lead, library.text(body).plain, data.suits),
        note: card.seriesTitle,
        image: card.image,
      };
    },
  },
};
