import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { clock, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { keepInMemory, keptInMemory, showShelf } from '../../../../fixtures/browser/shelf.tsx';

const jars = page.getByRole('list', { name: 'Банки на полке' }).getByRole('listitem');
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

it('sums the jars, compares them with norm and limit, and lays out the day', async () => {
  await showShelf({ link: '1;;daily/vitamin-d3,daily/multivitaminy,immuno/tsink-selen*2' });
  await expect.poll(() => jars.elements().length).toBe(3);
  await expect.element(row('Витамин D')).toMatchTextContent(/25 мкг \(1000 МЕ\).*500 %/);
  await expect.element(page.getByText('Цинк: больше верхнего уровня').first()).toBeVisible();
  const morning = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Утром' }) });
  await expect.element(morning).toMatchTextContent(/Витамины и минералы/);
  for (const link of jars.getByRole('link').elements())
    expect(link.getBoundingClientRect().height, 'what a finger can meet').toBeGreaterThanOrEqual(24);
  await expectAccessible();
});

describe('a link', () => {
  it('leaves the reader’s own shelf alone until he takes it over', async () => {
    await showShelf({ kept: '1;;daily/omega-3', link: '1;;daily/vitamin-d3' });
    await expect.element(jars).toMatchTextContent(/Витамин D3/);
    await page.getByRole('button', { name: 'Открыть мою' }).click();
    await expect.element(jars).toMatchTextContent(/Омега-3/);
    expect(location.hash).toBe('');
    expect(keptInMemory()).toBe('1;;daily/omega-3');
  });

  it('that is taken over gives the former shelf back', async () => {
    await showShelf({ kept: '1;f34;daily/omega-3', link: '1;;daily/vitamin-d3' });
    await page.getByRole('button', { name: 'Сделать моей' }).click();
    await expect.poll(keptInMemory).toBe('1;;daily/vitamin-d3');
    await page.getByRole('button', { name: 'Вернуть прежнюю' }).click();
    await expect.poll(keptInMemory).toBe('1;f34;daily/omega-3');
  });

  it('that is broken says what of it is missing', async () => {
    const shown = await showShelf({ link: '1;;daily/omega-3,daily/long-gone,???' });
    await expect.poll(() => jars.elements().length).toBe(1);
    await expect.element(page.getByText(/daily\/long-gone/)).toBeVisible();
    await expect.element(page.getByText(/одну\sили\sнесколько\sбанок\sмы\sпропустили/)).toBeVisible();
    // Its place on the board is empty.
    expect(document.querySelectorAll('.shelf-outline')).toHaveLength(1);
    await page.getByRole('button', { name: 'Убрать с полки', exact: true }).click();
    await expect.poll(() => location.hash).toBe('#s=1;;daily/omega-3');
    await shown.unmount();
    await showShelf({ link: '9;x' });
    await expect.element(page.getByText(/Ссылка\sповреждена/)).toBeVisible();
  });

  it('tells of pregnancy in it, and what a label warns of', async () => {
    await showShelf({ link: '1;f34p;daily/omega-3,daily/zhelezo-c' });
    await expect
      .element(page.getByText(/Беременность\sи\sкормление\sтоже\sзаписаны\sв\sадресе\sстраницы/))
      .toBeVisible();
    await expect.element(page.getByText('Гемохроматоз и другие состояния').first()).toBeVisible();
    const medicine = page.getByRole('link', { name: /Левотироксин: что учесть/ }).first();
    await expect.element(medicine).toHaveAttribute('href', '/lekarstva#levotiroksin');
  });
});

it('is never green over what was not checked', async () => {
  const shown = await showShelf({ link: '1;a3;!A*1!zhelezo~100~mg' });
  await expect.element(page.getByText(/Железо:\sбольше\sколичества,\sпризнанного\sбезопасным/).first()).toBeVisible();
  await shown.unmount();
  await showShelf({ link: '1;a30;!A*1!%D0%9A%D1%83%D1%80%D0%BA%D1%83%D0%BC%D0%B8%D0%BD~500~mg' });
  await expect.element(page.getByText(/^С\sверхними\sуровнями\sсверили\s0\sиз\s1\sвещества/).first()).toBeVisible();
  await expect.element(page.getByText('Верхние уровни не превышены')).not.toBeInTheDocument();
});

it('gives back what was taken away', async () => {
  await showShelf({ kept: '1;f34;daily/omega-3,daily/vitamin-d3' });
  await page
    .getByRole('button', { name: /Убрать с полки/ })
    .first()
    .click();
  await expect.poll(() => jars.elements().length).toBe(1);
  await expect.element(page.getByRole('heading', { name: 'Что вы принимаете' })).toHaveFocus();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect.poll(() => jars.elements().length).toBe(2);
  await page.getByRole('button', { name: 'Убрать всё' }).click();
  await expect.poll(() => jars.elements().length).toBe(0);
  await expect.element(page.getByLabelText('Возраст, лет')).toHaveValue('');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect.poll(() => jars.elements().length).toBe(2);
  await expect.element(page.getByLabelText('Возраст, лет')).toHaveValue('34');
});

describe('the memory', () => {
  it('of another tab is seen here', async () => {
    await showShelf({ kept: '1;;daily/omega-3' });
    await expect.poll(() => jars.elements().length).toBe(1);
    keepInMemory('1;;daily/omega-3,daily/vitamin-d3');
    dispatchEvent(new Event('storage'));
    await expect.poll(() => jars.elements().length).toBe(2);
  });

  it('in another format is explained', async () => {
    await showShelf({ kept: '{"jars":["daily/omega-3"]}' });
    await expect.element(page.getByText('Сохранённую полку прочитать не вышло')).toBeVisible();
  });

  it('that is forbidden or full leaves the shelf in the address, and says so', async () => {
    forbidStorage();
    const shown = await showShelf({ search: { add: 'daily/omega-3' } });
    await expect.poll(() => jars.elements().length).toBe(1);
    await expect.element(page.getByText('Браузер не запоминает полку')).toBeVisible();
    expect(location.hash).toBe('#s=1;;daily/omega-3');
    await shown.unmount();
    // The page that is loaded again finds it there.
    await showShelf({ link: '1;;daily/omega-3' });
    await expect.poll(() => jars.elements().length).toBe(1);
  });
});

it('reminders can be had as a calendar', async () => {
  clock('2026-11-19T12:00:00');
  const files: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await showShelf({ link: '1;f34p;daily/omega-3' });
  await page.getByRole('button', { name: 'Напоминания' }).click();
  await expect.poll(() => files).toEqual(['moya-polka.ics']);
  click.mockRestore();
});

describe('the board', () => {
  it('is empty at first, and has three outlines', async () => {
    await showShelf();
    await expect.element(page.getByRole('img', { name: 'Пустая полка' })).toBeVisible();
    expect(document.querySelectorAll('.shelf-outline')).toHaveLength(3);
    await expect.element(page.getByText('Пока здесь пусто')).toBeVisible();
    await expectAccessible();
  });

  it('lowers a jar to the days that are left of it; unknown is full', async () => {
    clock('2026-11-19T12:00:00');
    await showShelf({ kept: '1;;daily/omega-3*1@261109,daily/vitamin-d3' });
    await expect.element(jars.first()).toMatchTextContent(/Осталось на 20 дней, до 8 декабря 2026/);
    await expect.element(jars.nth(1)).toMatchTextContent(/Хватит на 90 дней/);
    const level = (index: number) =>
      document.querySelectorAll<HTMLElement>('.shelf-pack').item(index).style.getPropertyValue('--level');
    expect(Number(level(0))).toBeCloseTo(2 / 3);
    await page.getByRole('button', { name: /^Когда\sоткрыли\?\s?:\sВитамин\sD3/ }).click();
    await expect.element(page.getByLabelText(/^Открыта:\sВитамин\sD3/)).toHaveFocus();
    // The order of its parts is the browser's.
    await userEvent.fill(page.getByLabelText(/^Открыта:\sВитамин\sD3/), '2026-10-20');
    await userEvent.keyboard('{Enter}');
    await expect.element(jars.nth(1)).toMatchTextContent(/Осталось на 60 дней/);
    expect(Number(level(1))).toBeCloseTo(2 / 3);
    await expect.element(page.getByRole('button', { name: /^Открыта\s20\sоктября\s2026/ })).toHaveFocus();
    expect(keptInMemory()).toBe('1;;daily/omega-3*1@261109,daily/vitamin-d3*1@261020');
  });

  it('has no zero days: what is eaten up at once lasts no day', async () => {
    await showShelf({ link: '1;;!A*9*1!tsink~1~mg' });
    await expect.element(jars.first()).toMatchTextContent(/Не хватит и на день/);
  });

  it('shows a jar of no brand for a label, and a shadow of what is not for this person', async () => {
    await showShelf({ link: '1;a5;daily/zhelezo-c,!A*1*60!tsink~9~mg' });
    await expect.element(page.getByRole('img', { name: /^Полка: 2/ })).toBeVisible();
    expect(document.querySelectorAll('.shelf-place[data-out]')).toHaveLength(1);
    expect(document.querySelectorAll('.shelf-place:not([data-out]) img')).toHaveLength(1);
  });

  it('holds twelve jars', async () => {
    const refs = ['daily/omega-3', 'daily/vitamin-d3', 'daily/zhelezo-c', 'daily/magniy-b6', 'daily/multivitaminy'];
    const labels = Array.from({ length: 7 }, (_, index) => `!Банка ${index}*1!tsink~1~mg`);
    await showShelf({ kept: `1;;${[...refs, ...labels].map(encodeURI)}` });
    await expect.poll(() => jars.elements().length).toBe(12);
    await expect.element(page.getByText(/На\sполке\sуже\s12\sбанок/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Добавить из каталога' })).not.toBeInTheDocument();
    await expectAccessible();
  });
});
