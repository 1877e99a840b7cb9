import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Image } from '../../contract/common.ts';
import { AlwaysNight, Picture } from './picture.tsx';

const file = (name: string) => ({
  href: `/media/${name}/w640.webp`,
  width: 640,
  height: 480,
  srcset: { w640: `/media/${name}/w640.webp` },
  color: '#ffffff',
});
const image: Image = {
  ...file('day'),
  alt: 'Банка на столе',
  night: { ...file('night'), color: '#101020' },
  portrait: { ...file('tall'), night: file('tall-night') },
};

/** The file a browser that knows AVIF takes: the first source whose condition holds, else the picture itself. */
function chosen(html: string, { dark, tall }: { dark: boolean; tall: boolean }): string | undefined {
  const holds: Record<string, boolean> = {
    all: true,
    '(prefers-color-scheme: dark)': dark,
    '(orientation: portrait)': tall,
  };
  for (const [, attributes = ''] of html.matchAll(/<(?:source|img) ([^>]*)>/g)) {
    const media = /media="([^"]*)"/.exec(attributes)?.[1];
    if (media && !media.split(' and ').every((condition) => holds[condition])) continue;
    return /srcSet="\/media\/([^/]+)/i.exec(attributes)?.[1];
  }
  return undefined;
}

it.each([
  [{ dark: false, tall: false }, 'day'],
  [{ dark: true, tall: false }, 'night'],
  [{ dark: false, tall: true }, 'tall'],
  [{ dark: true, tall: true }, 'tall-night'],
])('of all its files offers one to %j', (screen, name) => {
  const html = renderToStaticMarkup(<Picture image={image} portrait={image.portrait} sizes="100vw" priority />);
  expect(chosen(html, screen)).toBe(name);
});

it('on a part of a page that is always dark offers the night by day', () => {
  const html = renderToStaticMarkup(
    <AlwaysNight value={true}>
      <Picture image={image} portrait={image.portrait} sizes="100vw" priority />
    </AlwaysNight>,
  );
  expect(chosen(html, { dark: false, tall: false })).toBe('night');
  expect(chosen(html, { dark: false, tall: true })).toBe('tall-night');
});

it('waits in the colour of the picture that will come', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="100vw" priority />);
  expect(html).toContain('background-color:light-dark(#ffffff, #101020)');
});

it('shows the night file without scripts, too', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="100vw" />);
  const still = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(still).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcSet="\/media\/night\//);
});
