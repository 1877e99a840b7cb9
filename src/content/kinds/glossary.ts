import { listedEntry } from '../schema/common.ts';
import { id, list, markdown, text } from '../schema/fields.ts';
import { idsOf, type KindRecord, singleFile } from './kind-record.ts';

const schema = list(
  'Слова',
  listedEntry({
    id: id('Имя для ссылок', { help: 'на слово можно сослаться: /slovar#имя', example: 'koe' }),
    title: text('Слово', { tone: 'silent' }),
    also: list('Другие названия', text(), { tone: 'silent' }).default([]),
    text: markdown('Объяснение', { help: 'одно-три предложения простыми словами, можно со ссылками' }),
  }),
  { min: 1 },
);

export const glossary: KindRecord<typeof schema> = {
  ...singleFile('glossary'),
  title: 'Словарь',
  missing: 'слова',
  tone: 'encyclopaedic',
  schema,
  namesIn: idsOf,
};
