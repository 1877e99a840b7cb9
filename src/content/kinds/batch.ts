import { listedEntry, sample } from '../schema/common.ts';
import { date, group, list, positive, reference, row, text, webAddress, word } from '../schema/fields.ts';
import { filesIn, type KindRecord } from './kind-record.ts';

/** The file `a01-2609-1.yml` is the batch A01-2609-1. */
const schema = listedEntry({
  product: reference('product', 'Товар'),
  made: date('Изготовлена'),
  bestBefore: date('Годна до'),
  laboratory: group('Лаборатория', {
    name: text('Название', { tone: 'silent' }),
    accreditation: word('Номер аккредитации', { example: 'RA.RU.21АБ12' }).optional(),
    protocol: word('Номер протокола', { example: '1482/26', unique: 'value' }),
    date: date('Дата протокола'),
    url: webAddress('Адрес протокола', { help: 'где его открыть; без адреса его запросят письмом' }).optional(),
  }),
  figures: list(
    'Что нашла лаборатория',
    row({
      name: text('Вещество', { help: 'строка состава, слово в слово', tone: 'silent' }),
      found: positive('Найдено', { help: 'в порции, в той же единице, что на этикетке' }),
    }),
    { min: 1 },
  ),
  documents: list(
    'Документы',
    row({
      title: text('Название', { tone: 'silent' }),
      number: word('Номер'),
      date: date('Дата'),
      url: webAddress('Адрес', { help: 'где его открыть; без адреса его запросят письмом' }).optional(),
    }),
    { help: 'свидетельство о регистрации и протокол добавятся сами' },
  ),
  sample,
});

export const batch: KindRecord<typeof schema> = {
  ...filesIn('batches', '.yml'),
  title: 'Партии',
  missing: 'партии',
  tone: null,
  goesWith: 'product',
  schema,
};
