import { z } from 'zod';

/** What search engines require of each type (Google Search Central, Yandex Webmaster), as schemas. */
const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/);
const instant = z.iso.datetime({ offset: true });
const list = <T extends z.ZodType>(item: T) => z.array(item).min(1);
const oneOrMore = <T extends z.ZodType>(item: T) => z.union([item, list(item)]);
const typed = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ '@type': z.literal(type), ...shape });
const block = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  typed(type, { '@context': z.literal('https://schema.org'), ...shape });

const person = typed('Person', { name: text, url });
const organization = typed('Organization', { name: text, url });
const rating = z.number().min(1).max(5);

const listItem = typed('ListItem', { position: z.int().positive(), name: text, url });
const crumb = typed('ListItem', { position: z.int().positive(), name: text, item: url.optional() });

const location = z.union([
  typed('Place', { name: text, address: typed('PostalAddress', { addressLocality: text, streetAddress: text }) }),
  typed('VirtualLocation', { url }),
]);
const ofSchemaOrg = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));

const requiredFields: Record<string, z.ZodType> = {
  Organization: block('Organization', { name: text, url, logo: url, telephone: text, email: z.email() }),
  WebSite: block('WebSite', {
    name: text,
    url,
    potentialAction: typed('SearchAction', {
      target: typed('EntryPoint', { urlTemplate: text.includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: block('BreadcrumbList', { itemListElement: z.array(crumb).min(2) })
    .refine(
      ({ itemListElement: items }) => items.every((item, index) => item.position === index + 1),
      'positions count from 1',
    )
    .refine(
      ({ itemListElement: items }) =>
        items.every((item, index) => (item.item === undefined) === (index === items.length - 1)),
      'every item but the last has an address',
    ),
  Product: block('Product', {
    name: text,
    image: list(url),
    brand: typed('Brand', { name: text }),
    aggregateRating: typed('AggregateRating', { ratingValue: rating, reviewCount: z.int().positive() }),
    review: list(
      typed('Review', {
        author: typed('Person', { name: text }),
        datePublished: day,
        reviewRating: typed('Rating', { ratingValue: rating }),
      }),
    ),
    offers: z.never('no price is shown, so there is no offer').optional(),
  }),
  ItemList: block('ItemList', { itemListElement: list(listItem) }),
  Article: block('Article', {
    headline: text.max(150),
    image: oneOrMore(url),
    author: person,
    reviewedBy: person,
    datePublished: day,
    dateModified: day,
    publisher: organization,
  }),
  Event: block('Event', {
    name: text,
    startDate: instant,
    endDate: instant,
    eventStatus: ofSchemaOrg('EventScheduled', 'EventCancelled', 'EventPostponed'),
    eventAttendanceMode: ofSchemaOrg(
      'OnlineEventAttendanceMode',
      'OfflineEventAttendanceMode',
      'MixedEventAttendanceMode',
    ),
    location: list(location),
    image: oneOrMore(url),
    organizer: organization,
  }),
  ProfilePage: block('ProfilePage', { mainEntity: person.extend({ description: text, jobTitle: text }) }),
  FAQPage: block('FAQPage', {
    mainEntity: list(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) })),
  }),
  ContactPage: block('ContactPage', { name: text, url, mainEntity: organization.extend({ telephone: text }) }),
};

/** What is wrong with a block, in words; nothing when it is right. */
export function structuredDataFaults(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`does not parse: ${error instanceof Error ? error.message : error}`];
  }
  const type = typeof data === 'object' && data !== null && '@type' in data ? String(data['@type']) : '';
  const schema = requiredFields[type];
  if (!schema) return [`unknown type ${JSON.stringify(type)}`];
  const checked = schema.safeParse(data);
  return checked.success
    ? []
    : checked.error.issues.map((issue) => `${type}.${issue.path.join('.')}: ${issue.message}`);
}
