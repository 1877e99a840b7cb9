import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Count } from './count.tsx';

const counted = (text: string) => /--to:(\d+)/.exec(renderToStaticMarkup(<Count text={text} />))?.[1];
const words = (text: string) => renderToStaticMarkup(<Count text={text} />).replace(/<[^>]*>/g, '');

it.each([
  ['36', '36'],
  ['15\u00a0мкг', '15'],
  ['до 300 мг', '300'],
  ['100\u00a0%', '100'],
])('«%s» counts up to %s', (text, to) => {
  expect(counted(text)).toBe(to);
  expect(words(text)).toBe(text);
});

it.each(['1912', '2–4', '4,1', '12 + 6', '1\u00a0мкг = 40\u00a0МЕ', '1\u00a0200', 'B12', 'D3', 'Mg', '19-е'])(
  '«%s» stands still',
  (text) => {
    expect(counted(text)).toBeUndefined();
    expect(words(text)).toBe(text);
  },
);
