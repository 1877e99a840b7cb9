import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../fixtures/browser/accessible.ts';
import { entryOf, field, photograph, saved, show } from '../../../fixtures/browser/studio.ts';
import { read } from './api.ts';
import { App } from './app.tsx';
import './studio.css';

// Narrow enough for the page beside the form to be hidden: it comes from the preview's own server.
beforeEach(() => page.viewport(890, 1000));

async function open(hash = ''): Promise<void> {
  window.location.hash = hash;
  await render(<App />);
  await expect.element(page.selected('.entries summary').getByText('Товары')).toBeVisible();
}

async function openEntry(path: string): Promise<void> {
  await open(new URLSearchParams({ entry: path }).toString());
  await expect.element(page.getByRole('form')).toBeVisible();
}

async function create(kind: string, title: string, model: string): Promise<void> {
  await page.selected('.entries summary').getByText(kind).click();
  await page.getByRole('button', { name: `Создать: ${kind}` }).click();
  const form = page.getByRole('form', { name: `Создать: ${kind}` });
  await userEvent.fill(form.getByLabelText('Название'), title);
  if (kind === 'Товары') await userEvent.selectOptions(form.getByLabelText('Серия'), 'daily');
  await userEvent.selectOptions(form.getByLabelText('По образцу'), model);
  await form.getByRole('button', { name: 'Создать черновик' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
}

describe('the studio', () => {
  it('makes a product from another, with a picture of its own', async () => {
    const path = 'series/daily/omega-3-forte.md';
    await open();
    await create('Товары', 'Омега-3 форте', 'Омега-3');
    await userEvent.fill(await show('lead'), 'Крупные капсулы для тех, кому удобнее одна вместо двух.');
    await show('images[0]');
    await userEvent.upload(field('images[0]').getByLabelText('Заменить…'), await photograph(1600, 1600));
    await page.getByRole('button', { name: 'Взять картинку' }).click();
    await expect.element(field('images[0]').getByText(/1280×1600/)).toBeVisible();
    await userEvent.fill(await show('images[0].alt'), 'Синяя банка крупных капсул на светлой полке');
    const [, file = ''] = /file: (\S+)/.exec(await saved(path)) ?? [];
    expect(file).toBe('omega-3-forte.webp');
    const taken = await fetch(`/__studio/api/picture?path=series/daily/${file}`);
    expect(await createImageBitmap(await taken.blob())).toMatchObject({ width: 1280, height: 1600 });
  });

  it('makes an event that is due, by the clock of Moscow, and says in the list when it comes', async () => {
    await open();
    await create('События', 'Встреча читателей', 'Вебинар «Сон: что зависит от нас»');
    await userEvent.fill(await show('start'), '2031-05-01T18:00');
    await userEvent.fill(await show('end'), '2031-05-01T20:00');
    await userEvent.fill(await show('publishAt'), '2031-04-01T09:00');
    await userEvent.click(await show('draft'));
    const text = await saved('events/vstrecha-chitateley.md');
    expect(text).toMatch(/publishAt: "?2031-04-01T09:00:00\+03:00/);
    expect(text).toMatch(/start: "?2031-05-01T18:00:00\+03:00/);
    await expect.element(page.selected('.entries [aria-current]').getByText('выйдет 01.04.2031')).toBeVisible();
  });

  it('is used without a mouse: past the lists to the page, from the search to what it has found', async () => {
    await openEntry('articles/probiotiki-slovar.md');
    (document.activeElement as HTMLElement).blur();
    const top = page.getByRole('main').element().getBoundingClientRect().top;
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Мимо списков' })).toBeInViewport();
    // Whoever clicks now hits what was there: nothing has made room for it.
    expect(page.getByRole('main').element().getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Найти запись' }), 'components/glitsin');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Глицин' })).toBeVisible();
  });

  it('goes to what the search finds in texts, however fast the key is', async () => {
    await open();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Найти запись' }), 'креатином');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('form')).toBeVisible();
  });

  it.each([new URLSearchParams({ entry: 'articles/probiotiki-slovar.md' }).toString(), 'health'])(
    'opens what was asked for while it was silent, as soon as it answers again: %s',
    async (hash) => {
      const { fetch } = window;
      let isSilent = true;
      const asked = vi
        .spyOn(window, 'fetch')
        .mockImplementation((...call) =>
          isSilent ? Promise.reject(new TypeError('nobody is there')) : fetch(...call),
        );
      window.location.hash = hash;
      await render(<App />);
      await expect.element(page.getByText(/^Студия не отвечает/).first()).toBeVisible();
      isSilent = false;
      await expect.element(page.getByRole(hash === 'health' ? 'listitem' : 'form').first()).toBeVisible();
      await expect.element(page.getByText(/^Студия не отвечает/)).not.toBeInTheDocument();
      asked.mockRestore();
    },
  );

  it('is as high as the window, whatever is hidden from sight in a long form', async () => {
    await openEntry('articles/probiotiki-slovar.md');
    await show('sources[0].title');
    const { scrollHeight } = document.documentElement;
    expect(scrollHeight).toBe(window.innerHeight);
  });

  it('gives an entry another address, and leaves a redirect', async () => {
    await openEntry('articles/gigiena-sna.md');
    await page.getByRole('button', { name: 'Сменить адрес…' }).click();
    await userEvent.fill(page.getByLabelText('Новый адрес'), 'kak-zasypat');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Статьи · /articles/kak-zasypat')).toBeVisible();
    expect((await entryOf('redirects.yml')).text).toContain('/articles/kak-zasypat');
  });

  it.each([
    ['health', /данные-примеры/],
    ['', /^Черновики/],
  ])('is accessible at #%s', async (hash, heading) => {
    await open(hash);
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible('.studio');
  });
});

it('all that is asked at once joins a studio that was started anew', async () => {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (call, init) => {
    if (call === '/__studio') return new Response('<meta name="studio-token" content="new">');
    const isNew = new Headers(init?.headers).get('X-Studio-Token') === 'new';
    return isNew ? real(call, init) : new Response('{"message":"Студию запускали заново"}', { status: 401 });
  });
  await expect(Promise.all([read('kinds'), read('choices', { to: 'person' })])).resolves.toHaveLength(2);
});
