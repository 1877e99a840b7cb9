import { expect, it } from 'vitest';
import { plainText } from './serialise.ts';

it('keeps the words of blocks and cells apart', () => {
  expect(plainText('<p>Сколько?</p><ul><li>раз</li><li>два</li></ul>')).toBe('Сколько? раз два');
  expect(plainText('<table><tr><th>Еда</th><th>мкг</th></tr><tr><td>Треска</td><td>5</td></tr></table>')).toBe(
    'Еда мкг Треска 5',
  );
});
