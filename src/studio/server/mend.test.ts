import { expect, it } from 'vitest';
import { mendOf } from './mend.ts';

it.each([
  ['возможно, имелось в виду «magniy»', 'magnyi', 'magniy'],
  ['возможно, имелось в виду /articles/son', '/articles/sonn', '/articles/son'],
  ['возможно, имелось в виду #formy', '/components/magniy#form', '/components/magniy#formy'],
  ['она переехала: напишите /articles', '/blog', '/articles'],
  ['замените http:// на https://', 'http://ozon.ru/', 'https://ozon.ru/'],
  ['поставьте дату не раньше 2026-01-02', '2026-01-01', '2026-01-02'],
])('takes «%s» for a button', (remedy, value, mended) => {
  expect(mendOf({ message: '', remedy }, value)).toBe(mended);
});

it.each([
  ['опишите, что именно изображено', 'Картинка'],
  ['возможно, имелось в виду /articles/son', 'Абзац со [ссылкой](/articles/sonn).\n\nИ ещё один.'],
])('leaves «%s» to the editor', (remedy, value) => {
  expect(mendOf({ message: '', remedy }, value)).toBeUndefined();
});
