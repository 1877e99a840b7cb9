import type { PersonCard } from '../../contract/cards.ts';
import { type Expert, expertSchema, type Specialist, specialistSchema } from '../../contract/entries.ts';
import type { SearchEntry } from '../../store/publication.ts';
import { uncapitalise } from '../../text/russian.ts';
import type { Entry } from '../load/loaded-content.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import { figures, type Library } from './library.ts';
import { compileSeo } from './seo.ts';

function compileSpecialist(library: Library, specialist: Entry<'specialist'>): Specialist {
  const { data } = specialist;
  const card = library.signedPerson('specialist', specialist.slug);
  return {
    ...data,
    ...card,
    lead: data.lead,
    body: library.text(specialist.body).html,
    keyFacts: figures(data.keyFacts),
    products: library.productCards(data.products),
    articles: library.articleCards(data.articles),
    others: library.specialists
      .filter((other) => other !== specialist)
      .map((other) => library.specialistCard(other.slug)),
    seo: personSeo(library, specialist, card),
  };
}

function compileExpert(library: Library, expert: Entry<'expert'>): Expert {
  const { data, slug } = expert;
  const card = library.signedPerson('expert', slug);
  return {
    ...data,
    ...card,
    lead: data.lead,
    body: library.text(expert.body).html,
    picks: data.picks.map(({ product, text }) => ({ product: library.productCard(product), text })),
    articles: library.articleCards(
      library.articles
        .filter(({ data: { author, reviewer } }) => author === slug || reviewer === slug)
        .map((article) => article.slug),
    ),
    events: library.events
      .filter((event) => event.data.speakers.includes(slug))
      .map((event) => library.eventCard(event.slug)),
    others: library.experts.filter((other) => other !== expert).map((other) => library.expertCard(other.slug)),
    seo: personSeo(library, expert, card),
  };
}

function personSeo(library: Library, person: Entry<'expert'> | Entry<'specialist'>, card: PersonCard) {
  const { data } = person;
  const title = `${data.title}, ${uncapitalise(data.role)}`;
  const share = { kicker: data.role };
  return compileSeo(library, person, { ...card, title }, { description: data.lead, type: 'profile', share });
}

export const specialistOutput: KindOutput<'specialist'> = {
  document: {
    path: (slug) => `specialist/${slug}`,
    schema: () => specialistSchema,
    entries: (library) => library.specialists,
    compile: compileSpecialist,
  },
  page: {
    kind: () => 'specialist',
    search: (library, person) => found(library, person, 'specialist', []),
  },
};

export const expertOutput: KindOutput<'expert'> = {
  document: {
    path: (slug) => `experts/${slug}`,
    schema: () => expertSchema,
    entries: (library) => library.experts,
    compile: compileExpert,
  },
  page: {
    kind: () => 'expert',
    search: (library, person) => found(library, person, 'expert', person.data.topics),
  },
};

function found(
  library: Library,
  { slug, data, body }: Entry<'expert'> | Entry<'specialist'>,
  kind: 'expert' | 'specialist',
  topics: string[],
): SearchEntry {
  const card = kind === 'expert' ? library.expertCard(slug) : library.specialistCard(slug);
  return searchEntry(kind, card, {
    keywords: words(data.role, topics),
    text: sentences(data.lead, library.text(body).plain),
    note: data.role,
  });
}
