import { eventSchema as answer } from '../../contract/entries.ts';
import { eventFormats } from '../../contract/event-formats.ts';
import { paths } from '../../contract/paths.ts';
import { compileEvent } from '../answers/event.ts';
import { entry, figure, lead, picture, sample, title } from '../schema/common.ts';
import { choice, group, list, moment, references, row, text, webAddress } from '../schema/fields.ts';
import { filesIn, type KindRecord, sentences, words } from './kind-record.ts';

const schema = entry({
  title: title(),
  lead: lead(),
  start: moment('Начало'),
  end: moment('Конец'),
  format: choice(eventFormats, 'Как проходит'),
  status: choice({ scheduled: 'Состоится', cancelled: 'Отменено', postponed: 'Перенесено' }, 'Состояние').default(
    'scheduled',
  ),
  place: group(
    'Место',
    { name: text('Название'), city: text('Город'), address: text('Адрес') },
    { help: 'для очных событий: name, city, address' },
  ).optional(),
  url: webAddress('Трансляция', { help: 'где смотреть онлайн' }).optional(),
  price: text('Цена', { example: 'Бесплатно' }),
  registration: webAddress('Запись на событие').optional(),
  image: picture(),
  speakers: references('person', 'Кто выступает', { help: 'эксперты и специалисты' }),
  program: list('Программа', row({ time: text('Время', { example: '19:00' }), title: text('Что будет') }), { min: 1 }),
  takeaways: list('С чем уйдут гости', text(), {
    max: 5,
    help: 'что человек унесёт со встречи: умение, таблица, ответ; по одной короткой строке',
  }).default([]),
  outcome: list('Как это было', figure, {
    max: 4,
    help: 'после встречи: числа, которые есть и в рассказе о ней; показываются, когда она прошла',
  }).default([]),
  articles: references('article', 'Статьи'),
  sample,
});

export const event: KindRecord<'event', typeof schema> = {
  ...filesIn('events', '.md'),
  title: 'События',
  missing: 'события',
  voice: 'encyclopaedic',
  schema,
  document: {
    path: (slug) => `event/${slug}`,
    answer: () => answer,
    entries: (library) => library.events,
    compile: compileEvent,
  },
  page: {
    address: paths.event,
    kind: () => 'event',
    // An event still to come was announced, at the latest, when the newest dated thing was written.
    updated: (_, { data }, newest) => [data.end.slice(0, 10), newest].sort()[0] ?? newest,
    search(library, { slug, data, body }) {
      const card = library.eventCard(slug);
      const format = eventFormats[data.format];
      return {
        kind: 'event',
        url: card.url,
        title: data.title,
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
        image: card.image,
      };
    },
    share: (_, { data }) => ({ kicker: `Событие · ${dayOf(data.start)}` }),
  },
};

/** Said in the zone the event was announced in, whatever the machine's own. */
function dayOf(start: string): string {
  const day = new Date(`${start.slice(0, 10)}T12:00:00Z`);
  return day
    .toLocaleDateString('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(/\s*г\.$/, '');
}
