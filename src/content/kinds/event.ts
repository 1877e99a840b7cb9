import { paths } from '../../contract/paths.ts';
import { ageMarks, eventFormats } from '../../contract/vocabulary.ts';
import { entry, figure, lead, picture, sample, title } from '../schema/common.ts';
import { choice, group, list, moment, references, row, text, webAddress } from '../schema/fields.ts';
import { filesIn, type KindRecord } from './kind-record.ts';

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
    { help: 'для очных событий' },
  ).optional(),
  url: webAddress('Трансляция', { help: 'где смотреть онлайн' }).optional(),
  price: text('Цена', { example: 'Бесплатно' }),
  refund: text('Возврат денег', { help: 'у платных: когда и сколько вернут' }).optional(),
  ageMark: choice(ageMarks, 'Возрастная отметка').default('0+'),
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

export const event: KindRecord<typeof schema> = {
  ...filesIn('events', '.md'),
  title: 'События',
  missing: 'события',
  tone: 'encyclopaedic',
  schema,
  address: paths.event,
};
