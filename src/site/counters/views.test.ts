import { afterEach, expect, it, vi } from 'vitest';
import { mayCount } from './consent.ts';
import { Views, watchViews } from './views.ts';

const site = 'https://vitime.example';

it('takes the first referrer from the document and the later ones from the address before', () => {
  const views = new Views();
  expect(views.next(`${site}/`, 'Главная', 'https://ya.ru/')).toEqual({
    url: `${site}/`,
    title: 'Главная',
    referrer: 'https://ya.ru/',
  });
  expect(views.next(`${site}/faq`, 'Вопросы', 'https://ya.ru/')?.referrer).toBe(`${site}/`);
  expect(views.next(`${site}/faq?page=2`, 'Вопросы', 'https://ya.ru/')?.referrer).toBe(`${site}/faq`);
});

it('counts an address once until it changes', () => {
  const views = new Views();
  expect(views.next(`${site}/faq`, 'a', '')).toBeDefined();
  expect(views.next(`${site}/faq`, 'a', '')).toBeUndefined();
  expect(views.next(`${site}/faq#b`, 'a', '')).toBeUndefined();
  expect(views.next(`${site}/`, 'a', '')).toBeDefined();
  expect(views.next(`${site}/faq`, 'a', '')).toBeDefined();
});

it('counts a return to the very page once more, as coming from itself', () => {
  const views = new Views();
  views.next(`${site}/faq`, 'a', 'https://ya.ru/');
  expect(views.next(`${site}/faq`, 'a', 'https://ya.ru/', true)?.referrer).toBe(`${site}/faq`);
  expect(views.next(`${site}/faq`, 'a', 'https://ya.ru/')).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

it('what was seen before permission is not told, but for the page that is open when it comes', () => {
  const place = { href: `${site}/a` };
  vi.stubGlobal('window', { location: place, addEventListener: () => {} });
  vi.stubGlobal('document', { title: 'Страница', referrer: '' });
  let isAllowed = false;
  let rendered = (): void => {};
  const router = {
    subscribe(_: string, listener: () => void) {
      rendered = listener;
    },
  };
  const { seen } = watchViews(router as unknown as Parameters<typeof watchViews>[0], () => isAllowed);
  const visit = (path: string) => {
    place.href = site + path;
    rendered();
  };
  visit('/b');
  isAllowed = true;
  visit('/c');
  visit('/d');
  expect(seen.map(({ url }) => url)).toEqual(['/b', '/c', '/d'].map((path) => site + path));
});

it.each([
  ['notice', undefined, true],
  ['notice', 'granted', true],
  ['notice', 'declined', false],
  ['required', undefined, false],
  ['required', 'granted', true],
  ['required', 'declined', false],
] as const)('in mode %s with the answer %s counting is %s', (mode, answer, expected) => {
  expect(mayCount(mode, answer)).toBe(expected);
});

it.each([
  ['granted', true, true],
  ['statistics', true, false],
  ['advertising', false, true],
  ['declined', false, false],
  [undefined, false, false],
] as const)('the answer %s allows statistics: %s, advertising: %s', (answer, statistics, advertising) => {
  expect(mayCount('required', answer, 'statistics')).toBe(statistics);
  expect(mayCount('required', answer, 'advertising')).toBe(advertising);
});
