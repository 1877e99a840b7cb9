import { z } from 'zod';
import { links, sample } from '../schema/common.ts';
import { group, id, list, pattern, reference, row, text, webAddress, word } from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';
import { type KindRecord, singleFile } from './kind-record.ts';

const phone = row({
  label: text('Подпись'),
  number: pattern('Номер', /^\+\d{11}$/, 'телефон в виде +78005553535', { example: '+78005553535' }),
  sample,
});

const schema = described(
  z.strictObject({
    brand: group('Бренд', {
      name: text('Название'),
      slogan: text('Девиз'),
      description: text('О бренде', { max: 300 }),
    }),
    company: group('Реквизиты', {
      name: text('Название'),
      inn: word('ИНН'),
      ogrn: word('ОГРН'),
      address: text('Адрес'),
      sample,
    }),
    maker: group(
      'Изготовитель',
      { name: text('Название'), address: text('Адрес'), sample },
      { help: 'изготовитель, указывается у каждого товара' },
    ),
    phones: list('Телефоны', phone, { min: 1 }),
    /** Marks e-mail and hours as samples. */
    sample,
    email: described(z.email(), { type: 'word', label: 'Почта', example: 'hello@example.ru' }),
    hours: text('Часы работы'),
    social: list('Соцсети', row({ id: id(), label: text('Название'), url: webAddress(), sample })),
    warning: text('Предупреждение', { help: 'обязательное предупреждение для БАД', tone: 'silent' }),
    normNote: text('Откуда проценты', {
      help: 'сноска под таблицами состава: откуда взяты проценты',
      tone: 'silent',
    }),
    markingArticle: reference('article', 'Статья о маркировке', {
      help: 'ведёт с паспорта товара: как проверить код «Честного знака»; без неё ссылки нет',
    }).optional(),
    header: links('Шапка', { help: 'пункты шапки после «Каталога»' }),
    footer: list('Подвал', row({ title: text('Заголовок'), links: links('Ссылки', { min: 1 }) })),
    legal: links('Документы'),
  }),
  { type: 'group' },
);

export const site: KindRecord<typeof schema> = {
  ...singleFile('site'),
  title: 'Данные сайта',
  missing: 'данных сайта',
  tone: 'promotional',
  schema,
};
