import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll } from '../../../../fixtures/browser/layout.ts';
import { emulate, nextFrames, onPhone, the } from '../../../../fixtures/browser/look.ts';
import { focus } from '../../../../fixtures/browser/reader.ts';
import { visit } from '../../../../fixtures/browser/visit.tsx';

beforeEach(() => emulate({ motion: true }));

it.each([1280, 412])('the capsule opens while one scrolls, and ends in the jar, at %i px', async (width) => {
  await onPhone(width, 800);
  await visit('/');
  await scrollThrough(0);
  expect(formula()).toMatchObject({ step: 'Капсула', gap: 0, discs: [0, 0, 0], lines: 0, jar: 0 });
  await scrollThrough(0.38);
  const opened = formula();
  expect(opened).toMatchObject({ step: 'Вещества', lines: 0, jar: 0 });
  expect(opened.gap).toBeGreaterThan(40);
  for (const disc of opened.discs) expect(disc).toBeGreaterThan(70);
  await scrollThrough(0.7);
  expect(formula()).toMatchObject({ step: 'Дозы', lines: 1, jar: 0 });
  await scrollThrough(1);
  const assembled = formula();
  expect(assembled).toMatchObject({ step: 'Банка', gap: 0, lines: 1, jar: 1, counted: ['45', '80', '150'] });
  for (const disc of assembled.discs) expect(disc).toBeLessThan(90);
});

it('whoever comes by keyboard finds the formula complete', async () => {
  await visit('/');
  await scrollThrough(0.1);
  expect(formula()).toMatchObject({ lines: 0, jar: 0 });
  await userEvent.keyboard('{Tab}');
  focus(the('.formula').getByRole('link').last());
  await nextFrames();
  expect(formula()).toMatchObject({ gap: 0, lines: 1, jar: 1 });
});

it.each([
  ['under reduced motion', {}],
  ['on paper', { motion: true, paper: true }],
])('the formula is complete and still %s', async (_, medium) => {
  await emulate(medium);
  await visit('/');
  expectAtRest();
});

it('in a low window the formula is still, and nowhere wider than the page', async () => {
  await visit('/');
  for (const [width, height] of [
    [320, 640],
    [390, 664],
    [844, 390],
    [820, 1180],
    [1024, 600],
    [1920, 1080],
  ] as const) {
    await onPhone(width, height);
    await nextFrames();
    if (height < 512) expectAtRest();
    else
      for (const share of [0, 0.38, 0.7, 1]) {
        await scrollThrough(share);
        expect(formula().overflow, `${width} × ${height}, ${share}`).toEqual([]);
      }
    expectNoSidewaysScroll();
  }
});

it('a key figure counts up once, when it is first seen, over the number that is there', async () => {
  await visit('/');
  const shown = () => [count().textContent, getComputedStyle(count()).getPropertyValue('--n')];
  expect(shown()).toEqual(['15', '0']);
  count().scrollIntoView();
  await expect.poll(shown).toEqual(['15', '15']);
  window.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrames();
  expect(shown()).toEqual(['15', '15']);
  await emulate({});
  await visit('/');
  expect(getComputedStyle(count(), '::after').content).toBe('none');
});

function count(): Element {
  const figure = page.getByRole('definition').filter({ hasText: '15 мкг' }).first().element();
  return figure.querySelector('.count') as Element;
}

/** Goes so far along the way on which the panel stays: from 0 to 1. */
async function scrollThrough(share: number): Promise<void> {
  const { top, height } = the('.formula-way').element().getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top + (height - innerHeight) * share, behavior: 'instant' });
  await nextFrames();
}

/** Nothing waits for scrolling: the panel is as long as its way, and all of it can be seen. */
function expectAtRest(): void {
  expect(formula()).toMatchObject({ way: 0, gap: 0, lines: 1, jar: 1, overflow: [] });
  const steps = [...document.querySelectorAll('.formula-steps li')];
  expect(steps.map((step) => getComputedStyle(step).opacity)).toEqual(['1', '1', '1', '1']);
  const shares = [...document.querySelectorAll('.formula-share')].filter((share) => share.checkVisibility());
  expect(shares.map((share) => Number.parseInt(share.textContent, 10))).toEqual([45, 80, 150]);
}

/** What there is to see of the formula. */
function formula() {
  const section = the('.formula').element();
  const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)];
  const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
  const faintest = (selector: string) => Math.min(...all(selector).map(opacity));
  const [way, stage, cap, body] = ['.formula-way', '.formula-stage', '.capsule-cap', '.capsule-body'].map((one) =>
    (section.querySelector(one) as Element).getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect, DOMRect];
  const steps = all('.formula-steps li');
  return {
    way: Math.round(way.height - stage.height),
    step: steps.toSorted((a, b) => opacity(b) - opacity(a))[0]?.querySelector('b')?.textContent,
    gap: Math.max(0, Math.round(body.top - cap.bottom)),
    discs: all('.formula-disc').map((disc) =>
      opacity(disc.parentElement as Element) === 0 ? 0 : Math.round(disc.getBoundingClientRect().width),
    ),
    lines: faintest('.formula-name, .formula-dose, .formula-share, .nutrient-bar'),
    jar: faintest('.formula-jar'),
    counted: all('.count').map((count) => getComputedStyle(count).getPropertyValue('--n')),
    // Words and pictures that the panel would cut off.
    overflow: all('.formula-words > *, .formula-steps li, .formula-name, .formula-share, .formula-disc, .formula-jar')
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = opacity(element) > 0 && right > left;
        return seen && (left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom);
      })
      .map((element) => element.className),
  };
}
