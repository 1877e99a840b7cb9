import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulate, nextFrames, onPhone, the } from '../../../fixtures/browser/look.ts';
import { visit } from '../../../fixtures/browser/visit.tsx';

const hashOf = (text: string | null | undefined) => /\/media\/([0-9a-f]{20})\//.exec(text ?? '')?.[1] ?? '';

/**
 * The picture files of a page that no test before has shown so: which it asked for, and which of them belong to its first picture.
 */
async function firstPicture(path: string, colours: 'light' | 'dark') {
  await emulate({ colours });
  performance.clearResourceTimings();
  await visit(path);
  const picture = the('main img[fetchpriority="high"]');
  await expect.element(picture).toHaveAttribute('data-state', 'loaded');
  const img = picture.element() as HTMLImageElement;
  const source = (media: string) =>
    hashOf(img.parentElement?.querySelector(`source[media="${media}"]`)?.getAttribute('srcset'));
  const [dark, tall] = ['(prefers-color-scheme: dark)', '(orientation: portrait)'];
  return {
    asked: new Set(performance.getEntriesByType('resource').map(({ name }) => hashOf(name))),
    files: { day: hashOf(img.src), night: source(dark), tall: source(tall), tallNight: source(`${dark} and ${tall}`) },
  };
}

it('a dark page loads the night file of a picture and not the day file', async () => {
  const { asked, files } = await firstPicture('/daily', 'dark');
  expect(files.night).not.toBe('');
  expect(asked).toContain(files.night);
  expect(asked).not.toContain(files.day);
});

it('a light page loads the day file of a picture and not the night file', async () => {
  await onPhone(1440, 900);
  const { asked, files } = await firstPicture('/', 'light');
  expect(files.night).not.toBe('');
  expect(asked).toContain(files.day);
  expect(asked).not.toContain(files.night);
});

it('a tall dark screen loads one file of four', async () => {
  await onPhone(400, 800);
  const { asked, files } = await firstPicture('/', 'dark');
  expect(new Set(Object.values(files)).size).toBe(4);
  expect(Object.values(files).filter((hash) => asked.has(hash))).toEqual([files.tallNight]);
});

it('a landing in the evening shows its picture by night on light pages, too', async () => {
  await onPhone(1440, 900);
  const { asked, files } = await firstPicture('/for-calmness-and-sleep', 'light');
  const { image } = await (await fetch('/api/v1/for-calmness-and-sleep')).json();
  expect(image.night.href).toContain(files.day);
  expect(asked).toContain(files.day);
});

it('words on a picture are dark by day and light by night', async () => {
  await onPhone(1440, 900);
  await visit('/');
  /** How light the words are, from 0 to 1. */
  const lightness = () => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 }).element();
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(heading).color.match(/[\d.]+/g) ?? []).map(Number);
    return (red + green + blue) / (3 * 255);
  };
  expect(lightness()).toBeLessThan(0.2);
  await emulate({ colours: 'dark' });
  expect(lightness()).toBeGreaterThan(0.8);
});

it('a picture keeps its colour until it can be painted', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    return new Promise((done) => this.addEventListener('painted', () => done()));
  });
  await visit('/articles');
  const img = the('main img[data-lazy]').element() as HTMLImageElement;
  img.scrollIntoView();
  await expect.poll(() => img.complete && img.currentSrc.includes('/media/')).toBe(true);
  await nextFrames();
  expect(img.getAttribute('style')).toContain('background-color');
  img.dispatchEvent(new Event('painted'));
  await expect.poll(() => img.dataset.state).toBe('loaded');
  expect(img.getAttribute('style') ?? '').not.toContain('background-color');
});
