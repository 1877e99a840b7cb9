import type { Event } from '../../contract/entries.ts';
import { eventSchema } from '../../contract/entries.ts';
import { eventFormats } from '../../contract/vocabulary.ts';
import type { Entry } from '../load/loaded-content.ts';
import { type KindOutput, searchEntry, sentences, words } from './kind-output.ts';
import { figures, type Library } from './library.ts';
import { compileSeo } from './seo.ts';

/** Enough for the page to find the coming ones among them, and to go on with the latest. */
const othersKept = 12;

function compileEvent(library: Library, event: Entry<'event'>): Event {
  const { data } = event;
  const card = library.eventCard(event.slug);
  return {
    ...data,
    ...card,
    lead: data.lead,
    body: library.text(event.body).html,
    place: data.place ?? null,
    onlineUrl: data.url ?? null,
    refund: data.refund ?? null,
    registration: data.registration ?? null,
    speakers: data.speakers.map(library.personCard),
    outcome: figures(data.outcome),
    articles: library.articleCards(data.articles),
    others: newestBeside(library, event).map((other) => library.eventCard(other.slug)),
    seo: compileSeo(library, event, card, {
      description: data.lead,
      type: 'article',
      share: { kicker: `Событие · ${dayOf(data.start)}` },
    }),
  };
}

/** Published content does not know today's date: which of them are still to come, the page decides. */
function newestBeside(library: Library, event: Entry<'event'>): Entry<'event'>[] {
  return library.events
    .filter((other) => other !== event)
    .toSorted((a, b) => Date.parse(a.data.start) - Date.parse(b.data.start))
    .slice(-othersKept);
}

export const eventOutput: KindOutput<'event'> = {
  document: {
    path: (slug) => `event/${slug}`,
    schema: () => eventSchema,
    entries: (library) => library.events,
    compile: compileEvent,
  },
  page: {
    kind: () => 'event',
    // An event still to come was announced, at the latest, when the newest dated thing was written.
    updated: (_, { data }, newest) => [data.end.slice(0, 10), newest].sort()[0] ?? newest,
    search(library, { slug, data, body }) {
      const card = library.eventCard(slug);
      const format = eventFormats[data.format];
      return searchEntry('event', card, {
        keywords: words(
          format,
          card.city ?? '',
          data.speakers.map((name) => library.personCard(name).title),
        ),
        text: sentences(
          data.lead,
          library.text(body).plain,
          data.program.map((item) => item.title),
          data.takeaways,
        ),
        note: card.city ?? format,
      });
    },
  },
};

/** Said in the zone the event was announced in, whatever the machine's own. */
function dayOf(start: string): string {
  const day = new Date(`${start.slice(0, 10)}T12:00:00Z`);
  return day
    .toLocaleDateString('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(/\s*г\.$/, '');
}
