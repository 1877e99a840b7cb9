import { expect, it } from 'vitest';
import { csvFile } from './file-formats.ts';

it('is written as a Russian Excel reads it', () => {
  const rows = [
    ['Вещество', 'Количество'],
    ['Витамин\u00A0B1', 1.5],
    ['Соли; «смесь "А"»', null],
  ];
  expect(csvFile(rows)).toBe('\uFEFFВещество;Количество\r\nВитамин B1;1,5\r\n"Соли; «смесь ""А""»";\r\n');
});
