import { z } from 'zod';
import { amountUnits, medicineKinds, medicineRules } from '../../contract/vocabulary.ts';
import { listedEntry } from '../schema/common.ts';
import {
  choice,
  group,
  id,
  integer,
  list,
  positive,
  prose,
  reference,
  references,
  row,
  text,
} from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';
import { namedSource } from './combinations.ts';
import { idsOf, type KindRecord, singleFile } from './kind-record.ts';

const { mcg, mg, g } = amountUnits;

const rule = row({
  substances: references('component', 'Вещества', { min: 1 }),
  kind: choice(medicineRules, 'Какое'),
  hours: integer('На сколько часов развести', { min: 1, max: 12, help: 'когда приём разводят по времени' }).optional(),
  reason: prose('Почему'),
  warning: text('Строка на товаре', {
    help: 'попадёт в предупреждения каждого товара с этими веществами; пустая — товары об этом молчат',
  }).optional(),
  from: group(
    'С какого количества в порции',
    { amount: positive('Количество'), unit: choice({ mcg, mg, g }, 'Единица') },
    { help: 'меньшее количество предупреждения не требует; пустое — любое' },
  ).optional(),
  source: reference('medicineSource', 'Источник', { help: 'пустой — осторожность редакции' }).optional(),
});

const schema = described(
  z.strictObject({
    sources: list('Источники', namedSource, { min: 1 }),
    groups: list(
      'Лекарства и состояния',
      listedEntry({
        id: id('Имя для ссылок', { help: 'на группу можно сослаться: /lekarstva#имя', example: 'levotiroksin' }),
        kind: choice(medicineKinds, 'Что это'),
        title: text('Название', { example: 'Левотироксин' }),
        names: list('Как это называют', text(), {
          help: 'действующие вещества и торговые названия: по ним ищут',
        }).default([]),
        about: prose('О ком речь', { help: 'одно предложение без советов принимать или бросить' }),
        rules: list('Что учесть', rule, { min: 1 }),
        ask: list('О чём спросить врача', prose(), { min: 1, help: 'вопросы, как их задаст посетитель' }),
      }),
      // Medicines and illnesses are named in order to send readers to a doctor.
      { min: 1, tone: 'silent' },
    ),
  }),
  { type: 'group' },
);

export const medicines: KindRecord<typeof schema> = {
  ...singleFile('medicines'),
  title: 'Лекарства и состояния',
  missing: 'группы лекарств',
  tone: 'encyclopaedic',
  schema,
  namesIn: (data) => (typeof data === 'object' && data !== null && 'groups' in data ? idsOf(data.groups) : null),
};
