import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayFigure } from './article-figure.tsx';

it.each([3, 4, 5, 6, 8])('shows each of %i points of the day whole', (count) => {
  const moments = Array.from({ length: count }, (_, index) => ({
    time: `${index}`,
    what: 'Завтрак',
    why: 'Есть жир.',
  }));
  const html = renderToStaticMarkup(<DayFigure figure={{ type: 'day', id: 'den', title: 'День', moments }} />);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
  const radius = Number(/<circle r="(\d+)"/.exec(html)?.[1]);
  const points = [...html.matchAll(/translate\((\d+) (-?\d+)\)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  expect(points).toHaveLength(count);
  for (const { x, y } of points) {
    expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0);
    expect(x + radius).toBeLessThanOrEqual(Number(width));
    expect(y + radius).toBeLessThanOrEqual(Number(height));
  }
});
