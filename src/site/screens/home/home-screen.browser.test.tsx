import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../fixtures/browser/show.tsx';
import type { PageData } from '../../../contract/pages.ts';
import { HomeScreen } from './home-screen.tsx';

it('shows its sections in the order that the editor has chosen', async () => {
  const home = (await (await fetch('/api/v1/pages/home')).json()) as PageData<'home'>;
  const order = home.order.toReversed();
  await show(<HomeScreen page={{ ...home, order }} />);
  const titles = page.getByRole('heading', { level: 2 }).elements();
  const places = order
    .filter((name) => name !== 'component')
    .map((name) => titles.findIndex(({ textContent }) => textContent === home[name].title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
