import type { Figure } from '../../contract/common.ts';
import { paths } from '../../contract/paths.ts';
import type { LabelRow, Product } from '../../contract/product.ts';
import { productSchema } from '../../contract/product.ts';
import { audiences, dietaryMarks, productForms } from '../../contract/vocabulary.ts';
import { storedAwayFromChildren } from '../../nutrition/warnings/words.ts';
import { formatAge } from '../../text/russian.ts';
import { compileWarnings } from '../facts/composition.ts';
import { compileDisclosure, marksOf } from '../facts/disclosure.ts';
import type { Entry } from '../load/loaded-content.ts';
import { compileBatchLink } from './batch.ts';
import { seriesOf } from './cards.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import { compileLabel } from './label.ts';
import { figures, fillUp, type Library } from './library.ts';
import { medicineWarnings } from './medicines.ts';
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
    ...data,
    ...card,
    accent: series.accent,
    purpose: data.purpose,
    body: library.text(product.body).html,
    age: formatAge(data.age),
    themes: data.themes.map((slug) => ({
      slug,
      url: paths.theme(slug),
      title: content.get('theme', slug).data.shortTitle,
    })),
    marks: marksOf(product),
    keyFacts: besideLabel(figures(data.keyFacts), rows),
    images: data.images.map((picture) => library.image(product, picture)),
    composition: {
      ...data.composition,
      rows,
      normNote: normNoteOf(data.age, rows, site.normNote),
      normFor: normFor(data.age),
    },
    disclosure: compileDisclosure(product),
    intake: { ...data.intake, note: data.intake.note ?? null },
    contraindications: warnings.groups.flatMap(({ items }) => items),
    warnings,
    medicines: medicineWarnings(library).filter(({ warning }) =>
      warnings.groups.some(({ items }) => items.includes(warning)),
    ),
    physical: compilePhysical(product),
    storage: `${data.storage} ${storedAwayFromChildren}`,
    certificate: { ...data.certificate, sample: data.certificate.sample ?? false },
    markingUrl: site.markingArticle ? paths.article(site.markingArticle) : null,
    batch: newest ? compileBatchLink(newest) : null,
    maker: { ...site.maker, sample: site.maker.sample ?? false },
    shops: data.shops.flatMap((offer) =>
      library.shops
        .filter(({ id }) => id === offer.shop)
        .map((found) => ({ ...found, productUrl: library.offerUrl(offer) })),
    ),
    reviews: library.reviewsOf(product.slug).slice(0, newestReviews).map(library.review),
    related: data.related.map(({ product: ref, reason, kind }) => ({ ...library.productCard(ref), reason, kind })),
    articles: library.articleCards(fillUp(data.articles, telling, articlesShown)),
    faq: library.faqAll(data.faq),
    warning: site.warning,
    seo: compileSeo(library, product, card, {
      description: data.lead,
      type: 'product',
      share: {
        kicker: `${card.keyFact.value} ${card.keyFact.label}`,
        colours: series.accent,
        promotes: true,
        percent: card.keyFact.percent,
      },
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
    search(library, product) {
      const { slug, data, body } = product;
      const card = library.productCard(slug);
      const components = data.composition.rows.flatMap(
        (one) => (one.component ? library.content.find('component', one.component) : undefined) ?? [],
      );
      const entry = searchEntry('product', card, {
        keywords: words(
          card.seriesTitle,
          productForms[data.form],
          data.composition.rows.map((one) => one.name),
          components.flatMap((component) => [component.data.title, ...component.data.alsoKnown]),
          data.audience.map((who) => audiences[who]),
          marksOf(product).map((mark) => dietaryMarks[mark]),
          data.themes.map((name) => library.content.get('theme', name).data.shortTitle),
        ),
        text: sentences(data.purpose, data.lead, library.text(body).plain, data.suits),
        note: card.seriesTitle,
      });
      return {
        ...entry,
        against: sentences(compileWarnings(library.content, product).groups.flatMap(({ items }) => items)),
      };
    },
  },
};
