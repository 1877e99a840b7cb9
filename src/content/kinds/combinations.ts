import { z } from 'zod';
import { combinationKinds } from '../../contract/vocabulary.ts';
import { listedEntry } from '../schema/common.ts';
import { choice, id, integer, list, positive, prose, reference, row, text, webAddress } from '../schema/fields.ts';
import { described } from '../schema/metadata.ts';
import { type KindRecord, singleFile } from './kind-record.ts';

/** A source that other fields of its file refer to. */
export const namedSource = row({
  id: id(),
  title: text('Название', { help: 'название документа, как оно напечатано', tone: 'silent' }),
  publisher: text('Издатель'),
  year: integer('Год', { min: 1950, max: 2030 }).optional(),
  url: described(webAddress('Адрес', { help: 'адрес самого документа' }), { document: true }).optional(),
});

const schema = described(
  z.strictObject({
    sources: list('Источники', namedSource, { min: 1 }),
    partners: list('Еда и напитки', row({ id: id(), title: text('Название') })),
    pairs: list(
      'Сочетания',
      listedEntry({
        substance: reference('component', 'Вещество'),
        component: reference('component', 'С каким веществом', {
          help: 'одно из двух: вещество или еда',
        }).optional(),
        partner: reference('combinationPartner', 'С чем', {
          help: 'еда; у лекарств свой раздел',
        }).optional(),
        kind: choice(combinationKinds, 'Какое'),
        hours: integer('На сколько часов развести', {
          min: 1,
          max: 12,
          help: 'когда вещества разводят по времени',
        }).optional(),
        from: positive('С какой дозы вещества, мг', {
          help: 'в дневной порции; меньшее количество помехой не считается, например пять миллиграммов железа в комплексе',
        }).optional(),
        componentFrom: positive('С какой дозы второго вещества, мг').optional(),
        // It names medicines in order to send readers to a doctor.
        reason: prose('Почему', { tone: 'silent' }),
        source: reference('combinationSource', 'Источник', { help: 'пустой — осторожность редакции' }).optional(),
      }),
      { min: 1 },
    ),
  }),
  { type: 'group' },
);

export const combinations: KindRecord<typeof schema> = {
  ...singleFile('combinations'),
  title: 'Сочетания',
  missing: 'сочетания',
  tone: 'encyclopaedic',
  schema,
  count: (data) => data.pairs.length,
};
