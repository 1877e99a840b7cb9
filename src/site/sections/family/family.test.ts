import { describe, expect, it } from 'vitest';
import { amountOf } from '../../../nutrition/shelf/flag-words.ts';
import { flagsOf } from '../../../nutrition/shelf/flags.ts';
import { sumShelf } from '../../../nutrition/shelf/sum-shelf.ts';
import type { SectionOf } from '../theme-looks.ts';
import { dealtOut, jarsOf, personOf, readFamily, shelfLine, withJar, writeFamily } from './family.ts';

type Family = SectionOf<'family'>;

const jar = (ref: string, substance: string, amount: number, from: number, to?: number): Family['jars'][number] => ({
  ref,
  title: ref,
  servings: 30,
  age: { from, to },
  mothers: null,
  times: ['morning'],
  food: 'with',
  rows: [{ substance, amount, unit: 'mcg' }],
});
const member = (who: string, age: number, sex: 'female' | 'male', ...refs: string[]): Family['members'][number] =>
  ({ who, text: '', age, sex, products: refs.map((ref) => ({ ref })) }) as Family['members'][number];

const family = {
  members: [member('Мама', 36, 'female', 'daily/d3'), member('Дочь', 5, 'female', 'kidz/d3', 'kidz/bears')],
  jars: [
    jar('daily/d3', 'vitamin-d', 15, 18),
    jar('kidz/d3', 'vitamin-d', 10, 3, 14),
    jar('kidz/bears', 'vitamin-d', 5, 3, 11),
  ],
};

describe('who has which jars', () => {
  it('begins as the content deals them out', () => {
    expect(dealtOut(family)).toEqual([['daily/d3'], ['kidz/d3', 'kidz/bears']]);
  });

  it('changes for one person only, and a jar stands there once', () => {
    const more = withJar(withJar(dealtOut(family), 1, 'daily/d3', true), 1, 'daily/d3', true);
    expect(more).toEqual([['daily/d3'], ['kidz/d3', 'kidz/bears', 'daily/d3']]);
    expect(withJar(more, 0, 'daily/d3', false)[0]).toEqual([]);
  });

  it('is read as it was written, also with an empty member', () => {
    const share = withJar(dealtOut(family), 0, 'daily/d3', false);
    expect(readFamily(writeFamily(share), family)).toEqual(share);
  });

  it('forgets jars that have gone, and what it cannot read', () => {
    expect(readFamily('1;daily/d3,daily/gone;', family)).toEqual([['daily/d3'], []]);
    for (const line of [null, '', '2;a;b', '1;a', '{"a":1}']) expect(readFamily(line, family)).toBeNull();
  });
});

describe('the sum of a person', () => {
  it('is of his own age and adds his jars up', () => {
    const [, girl] = family.members;
    if (!girl) throw new Error('no girl in the family');
    const [sum] = sumShelf(jarsOf(['kidz/d3', 'kidz/bears'], family), personOf(girl));
    expect(sum && amountOf(sum).replaceAll('\u00a0', ' ')).toBe('15 мкг (600 МЕ)');
    expect(sum?.norm?.percent).toBe(100);
  });

  it('says when a jar is not for this age', () => {
    const [, girl] = family.members;
    if (!girl) throw new Error('no girl in the family');
    const jars = jarsOf(['daily/d3'], family);
    const flags = flagsOf(jars, sumShelf(jars, personOf(girl)), personOf(girl), []);
    expect(flags.map(({ kind }) => kind)).toContain('age');
  });

  it('opens on the shelf', () => {
    const [mother] = family.members;
    expect(mother && shelfLine(mother, ['daily/d3'])).toBe('1;f36;daily/d3');
  });
});
