import { expect, it } from 'vitest';
import { product } from '../../fixtures/entries.ts';
import { doseSheetFile } from './dose-sheet-file.ts';
import type { Content } from './load/loaded-content.ts';

function linesOf(rows: object[], age: object = { from: 18 }): Record<string, string>[] {
  const data = product('vitamin-d3', 1) as { composition: object };
  const entry = { slug: 'daily/x', data: { ...data, age, composition: { ...data.composition, rows } } };
  const content = { all: () => [entry] } as unknown as Content;
  const [head = [], ...lines] = doseSheetFile(content)
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').split(';'));
  return lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index] ?? ''])));
}

it('gives every share with the number it is counted from and the document of that number', () => {
  const [line] = linesOf([{ component: 'vitamin-d', name: 'Витамин D3', amount: 7.5, unit: 'mcg' }], {
    from: 3,
    to: 14,
  });
  expect(line).toMatchObject({
    Товар: 'daily/x',
    Возраст: 'от 3 до 14 лет',
    Вещество: 'Витамин D3',
    Количество: '7,5',
    Единица: 'мкг',
    Норма: '15 мкг',
    'Доля нормы, %': '50',
    'Источник нормы': 'МР 2.3.1.0253-21',
    'Предел в добавке (ЕАЭС)': '15 мкг',
    'Доля предела, %': '50',
    'Источник предела': 'Единые требования ЕАЭС, приложение 5',
    'Верхний уровень (EFSA)': '50 мкг',
    'Доля уровня, %': '15',
    'Источник уровня': 'EFSA, 2023',
  });
});

it('says which limit nobody has confirmed, and which level counts supplements only', () => {
  const [magnesium, collagen] = linesOf([
    { component: 'magniy', name: 'Магний', amount: 200, unit: 'mg' },
    { component: 'kollagen', name: 'Коллаген', amount: 5, unit: 'g' },
  ]);
  expect(magnesium).toMatchObject({
    'Предел в добавке (ЕАЭС)': 'не сверен',
    'Доля предела, %': '',
    'Верхний уровень (EFSA)': '250 мг из добавок',
    'Доля уровня, %': '80',
  });
  expect(collagen).toMatchObject({ Норма: '', 'Предел в добавке (ЕАЭС)': '', 'Источник предела': '' });
});
