import type { Event as EventData, WithContext } from 'schema-dts';
import type { Event } from '../../../contract/entries.ts';
import type { EventFormat } from '../../../contract/vocabulary.ts';
import { person } from './article.ts';
import type { SiteIdentity } from './organization.ts';
import { publisher } from './organization.ts';

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const;

const attendance = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const satisfies Record<EventFormat, string>;

export function eventData(event: Event, site: SiteIdentity): WithContext<EventData> {
  const { origin } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.lead,
    url: origin + event.url,
    image: origin + event.image.href,
    inLanguage: 'ru',
    startDate: event.start,
    endDate: event.end,
    eventStatus: statuses[event.status],
    eventAttendanceMode: attendance[event.format],
    location: locations(event, origin),
    organizer: publisher(site),
    performer: event.speakers.map((speaker) => person(speaker, origin)),
  };
}

/** An online event whose link is sent after registration takes place at its own page. */
function locations({ place, onlineUrl, format, url }: Event, origin: string) {
  const inPlace = place && {
    '@type': 'Place' as const,
    name: place.name,
    address: {
      '@type': 'PostalAddress' as const,
      addressLocality: place.city,
      streetAddress: place.address,
      addressCountry: 'RU',
    },
  };
  const online = format !== 'offline' && { '@type': 'VirtualLocation' as const, url: onlineUrl ?? origin + url };
  return [inPlace, online].filter((location) => location !== false && location !== null);
}
