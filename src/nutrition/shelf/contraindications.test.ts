import { expect, it } from 'vitest';
import { contraindicationsOf } from './contraindications.ts';

it('says each contraindication of a shelf once, with its jars, the most common first', () => {
  const magnesium = { title: 'Магний', contraindications: ['Почки', 'Непереносимость'] };
  const iron = { title: 'Железо', contraindications: ['Избыток железа', 'Непереносимость'] };
  expect(contraindicationsOf([magnesium, iron])).toEqual([
    { text: 'Непереносимость', titles: ['Магний', 'Железо'] },
    { text: 'Почки', titles: ['Магний'] },
    { text: 'Избыток железа', titles: ['Железо'] },
  ]);
});
