import { expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { readJson } from '../../../fixtures/browser/read-json.ts';
import { forbidStorage } from '../../../fixtures/browser/reader.ts';
import { keepInMemory, keptInMemory } from '../../../fixtures/browser/shelf.tsx';
import { show } from '../../../fixtures/browser/show.tsx';
import { visit } from '../../../fixtures/browser/visit.tsx';
import { endpoints } from '../../contract/endpoints.ts';
import type { PageData } from '../../contract/pages.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { ShelfLink } from './shelf-link.tsx';

async function showCard() {
  const { start } = await readJson<PageData<'shelf'>>(endpoints.page('shelf'));
  const [product] = start;
  if (!product) throw new Error('an empty shelf offers nothing');
  await show(
    <>
      <header className="site-header">
        <nav hidden>
          <a href="/moya-polka">Моя полка</a>
        </nav>
        <ShelfLink />
      </header>
      <main>
        <ProductCard product={product} priority />
        <ToastRegion />
      </main>
    </>,
  );
  return product;
}

const add = page.getByRole('link', { name: /^На\sполку/ });
const added = page.getByRole('link', { name: /^На\sполке/ });
const inHeader = page.getByRole('banner').getByRole('link');

it('a card puts its product there without leaving the page, the header counts, the message takes it back', async () => {
  const { ref } = await showCard();
  await add.click();
  await expect.element(added).toBeVisible();
  await expect.element(inHeader).toMatchTextContent('Моя полка 1');
  expect(keptInMemory()).toBe(`1;;${ref}`);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect.element(add).toBeVisible();
  expect(keptInMemory()).toBe('1;;');
});

it('the spines in the header have the colours of the first three jars', async () => {
  keepInMemory('1;;calm/l-teanin*2,!Чужая/мазь*1*60!tsink~15~mg,sport/bcaa');
  await visit('/contacts');
  const spines = page.getByRole('banner').getByRole('link', { name: 'Моя полка' }).element().querySelectorAll('path');
  expect([...spines].map((spine) => spine.getAttribute('data-accent'))).toEqual(['lilac', null, 'mint']);
});

it('the thirteenth jar is refused where it is added', async () => {
  keepInMemory(`1;;${Array.from({ length: 12 }, (_, index) => `x/y-${index}`)}`);
  await showCard();
  await add.click();
  await expect.element(page.getByText(/На\sполке\sуже\s12\sбанок/)).toBeVisible();
  await expect.element(add).toBeVisible();
});

it('a jar that was opened on a day is there, too', async () => {
  keepInMemory('1;;daily/vitamin-d3*1@261101');
  const { ref } = await showCard();
  expect(ref).toBe('daily/vitamin-d3');
  await expect.element(added).toBeVisible();
});

it('where nothing is remembered, the link carries the product', async () => {
  forbidStorage();
  const { ref } = await showCard();
  await expect.element(add).toHaveAttribute('href', `/moya-polka?add=${ref}`);
});

it('the packshot flies to the header, unless the reader wants less motion', async () => {
  await showCard();
  // Pictures are the server's, which is not there.
  const picture = document.querySelector('article img') as HTMLImageElement;
  await expect.poll(() => picture.currentSrc).toContain('.avif');
  picture.setAttribute('data-state', 'loaded');
  const seen: string[] = [];
  let flown: { src: string; arrival: number[] } | undefined;
  const flights = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        seen.push(node.nodeName);
        if (node instanceof HTMLImageElement) flown = { src: node.src, arrival: endOfFlight(node) };
      }
  });
  flights.observe(document.body, { childList: true });
  await add.click();
  await expect.element(added).toBeVisible();
  await page.getByRole('button', { name: 'Отменить' }).click();
  expect(seen).not.toContain('IMG');
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  });
  await expect.element(add).toBeVisible();
  picture.setAttribute('data-state', 'loaded');
  await add.click();
  await expect.poll(() => seen).toContain('IMG');
  const { left, top, width, height } = inHeader.element().getBoundingClientRect();
  expect(flown).toEqual({
    src: picture.currentSrc,
    arrival: [left + width / 2, top + height / 2].map((at) => expect.closeTo(at, 0)),
  });
  // It does not stay.
  await expect.poll(() => document.querySelector('body > img')).toBeNull();
  flights.disconnect();
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
});

/** The middle of a picture at the end of its way. */
function endOfFlight(picture: HTMLImageElement): number[] {
  const { left, top, width, height } = picture.style;
  const effect = picture.getAnimations()[0]?.effect as KeyframeEffect;
  const [across = 0, up = 0] =
    String(effect.getKeyframes().at(-1)?.transform)
      .match(/-?[\d.]+(?=px)/g)
      ?.map(Number) ?? [];
  const px = Number.parseFloat;
  return [px(left) + px(width) / 2 + across, px(top) + px(height) / 2 + up];
}
