import { articleCardSchema, eventCardSchema, productCardSchema, reviewSchema } from '../../contract/cards.ts';
import type { Publication } from '../../store/publication.ts';
import { seriesOf } from '../documents/cards.ts';
import type { Library } from '../documents/library.ts';
import { marksOf } from '../facts/disclosure.ts';
import { typesetDocument } from '../text/typeset.ts';

/** The rows of what is filtered, sorted or paged. */
export function compileLists(library: Library): Pick<Publication, 'products' | 'articles' | 'events' | 'reviews'> {
  return {
    products: library.products.map((product, position) => {
      const { data } = product;
      const card = typesetDocument(productCardSchema, library.productCard(product.slug));
      return {
        ref: product.slug,
        position,
        series: seriesOf(product),
        form: data.form,
        themes: data.themes,
        components: [...new Set(data.composition.rows.flatMap((row) => row.component ?? []))],
        audience: data.audience,
        ageFrom: data.age.from,
        timeOfDay: data.timeOfDay,
        marks: marksOf(product),
        allergens: data.allergens,
        ratingValue: card.rating?.value ?? null,
        ratingCount: card.rating?.count ?? 0,
        title: data.title,
        since: data.certificate.date,
        card,
      };
    }),
    articles: library.articles.map(({ slug, data: { topic, published } }) => ({
      slug,
      topic,
      published,
      card: typesetDocument(articleCardSchema, library.articleCard(slug)),
    })),
    events: library.events.map(({ slug, data: { start, end } }) => ({
      slug,
      start,
      end,
      card: typesetDocument(eventCardSchema, library.eventCard(slug)),
    })),
    reviews: library.reviews.map((review) => ({
      id: review.id,
      product: review.product,
      rating: review.rating,
      date: review.date,
      card: typesetDocument(reviewSchema, library.review(review)),
    })),
  };
}
