import { expect, it } from 'vitest';
import type { PageData } from '../../contract/pages.ts';
import { errorContent } from './error-content.ts';

const image = (href: string) => ({ href, width: 4, height: 3, srcset: {}, alt: href, color: '#fff' });
const page = {
  image: image('nothing'),
  title: 'Нет страницы',
  text: 'Опечатка',
  seo: { meta_title: 'Не найдена' },
  fault: { image: image('plaster'), title: 'У нас', text: 'Чиним', retry: 'Ещё раз', meta_title: 'Не открывается' },
  offline: {
    image: image('plug'),
    title: 'Связь',
    text: 'Ждём',
    retry: 'Проверить',
    back: 'Назад',
    meta_title: 'Нет связи',
  },
} as unknown as PageData<'error'>;

it.each([
  [404, { kind: 'notFound', title: 'Нет страницы', text: 'Опечатка', image: page.image, tabTitle: 'Не найдена' }],
  [500, { kind: 'fault', title: 'У нас', retry: 'Ещё раз', image: page.fault?.image, tabTitle: 'Не открывается' }],
  [502, { kind: 'fault', title: 'У нас', text: 'Чиним' }],
  [0, { kind: 'offline', title: 'Связь', retry: 'Проверить', back: 'Назад', image: page.offline?.image }],
])('says what the content says about %i', (status, shown) => {
  expect(errorContent(page, status)).toMatchObject(shown);
});

it('has words for what an older publication does not know', () => {
  const { fault, offline, ...older } = page;
  expect([fault, offline]).not.toContain(undefined);
  for (const status of [500, 0]) {
    const shown = errorContent(older as PageData<'error'>, status);
    expect([shown.title, shown.text, shown.retry, shown.back, shown.tabTitle]).not.toContain('');
    expect(shown.title).not.toBe(page.title);
    expect(shown.image).toBe(page.image);
  }
});
