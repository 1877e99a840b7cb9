import type { Event } from '../../contract/entries.ts';
import type { Entry } from '../loaded-content.ts';
import { figures, type Library } from './library.ts';
import { compileSeo } from './seo.ts';

const othersShown = 3;

export function compileEvent(library: Library, event: Entry<'event'>): Event {
  const { data } = event;
  const card = library.eventCard(event.slug);
  return {
    ...card,
    lead: data.lead,
    body: library.text(event.body).html,
    place: data.place ?? null,
    onlineUrl: data.url ?? null,
    registration: data.registration ?? null,
    speakers: data.speakers.map(library.personCard),
    program: data.program,
    takeaways: data.takeaways,
    outcome: figures(data.outcome),
    articles: library.articleCards(data.articles),
    others: nearestInTime(library, event).map((other) => library.eventCard(other.slug)),
    seo: compileSeo(library, event, data.seo, {
      title: data.title,
      description: data.lead,
      image: card.image,
      type: 'article',
      path: card.url,
    }),
  };
}

/** Published content does not know today's date, so the neighbours in time stand for «other events». */
function nearestInTime(library: Library, event: Entry<'event'>): Entry<'event'>[] {
  const distance = (other: Entry<'event'>) => Math.abs(Date.parse(other.data.start) - Date.parse(event.data.start));
  return library.events
    .filter((other) => other !== event)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, othersShown)
    .toSorted((a, b) => Date.parse(a.data.start) - Date.parse(b.data.start));
}
