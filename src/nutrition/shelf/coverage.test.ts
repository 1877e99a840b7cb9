import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { coverageWords, flagWords } from './flag-words.ts';
import { flagsOf } from './flags.ts';
import type { Jar, JarRow } from './jar.ts';
import { sumShelf } from './sum-shelf.ts';

const jarWith = (id: string, rows: JarRow[], portions = 1): Jar => ({
  id,
  title: id,
  isOurs: false,
  portions,
  rows,
  servings: null,
  age: null,
  mothers: null,
  times: ['any'],
  food: 'any',
});
const mg = (substance: string, amount: number): JarRow => ({ substance, amount, unit: 'mg' });
const aged = (age: number) => ({ age, sex: null, motherhood: null });
const isKnown = (substance: string) => substance !== 'Куркумин';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  // A hundred milligrams of iron for a child of three.
  [3, mg('zhelezo', 100)],
  [30, mg('med', 20)],
  [30, mg('bor', 30)],
  [30, mg('marganets', 20)],
  [30, mg('nikotinovaya-kislota', 500)],
])('at %i years, %o is above its level', (age, row) => {
  const jars = [jarWith('A', [row])];
  expect(flagsOf(jars, sumShelf(jars, aged(age)), aged(age), []).map(({ kind }) => kind)).toEqual(['above-limit']);
});

it('says what was compared with a level, and why the rest was not', () => {
  const jars = [jarWith('A', [mg('tsink', 10), mg('kaltsiy', 3000), mg('vitamin-c', 5000), mg('Куркумин', 500)])];
  const coverage = coverageOf(sumShelf(jars, aged(5)), isKnown);
  expect(coverage).toMatchObject({ checked: 1, total: 4 });
  const { title, lines } = coverageWords(coverage, (substance) => substance);
  expect(plain(title)).toBe('С верхними уровнями сверили 1 из 4 веществ');
  expect(lines.map(plain)).toEqual([
    expect.stringContaining('Не узнали: куркумин'),
    expect.stringContaining('Для этого возраста уровня, с которым сравнить, нет: kaltsiy'),
    expect.stringContaining('vitamin-c'),
  ]);
});

it('knows what our own labels name', () => {
  const own = { ...jarWith('A', [mg('Биофлавоноиды', 50)]), isOurs: true };
  const coverage = coverageOf(sumShelf([own], aged(30)), () => false);
  expect(coverage.unchecked).toEqual([{ substance: 'Биофлавоноиды', reason: 'no-level' }]);
});

const remedyOf = (jars: Jar[]) => {
  const [flag] = flagsOf(jars, sumShelf(jars, aged(30)), aged(30), []);
  return flag ? plain(flagWords(flag, (substance) => substance).text) : '';
};

it('advises to leave out one jar only where one is enough', () => {
  expect(remedyOf([jarWith('A', [mg('tsink', 15)]), jarWith('B', [mg('tsink', 15)])])).toContain(
    'Уберите одну из банок («A», «B»)',
  );
  expect(remedyOf([jarWith('A', [mg('magniy', 300)]), jarWith('B', [mg('magniy', 20)])])).toContain('Уберите «A»');
  expect(remedyOf([jarWith('A', [mg('magniy', 380)]), jarWith('B', [mg('magniy', 300)])])).toContain(
    'Убрать одну банку мало',
  );
  expect(remedyOf([jarWith('A', [mg('astaksantin', 4)], 3)])).toContain('Уменьшите число порций («A»)');
});

it('calls a safe level what it is', () => {
  const jars = [jarWith('A', [mg('zhelezo', 50)])];
  const [flag] = flagsOf(jars, sumShelf(jars, aged(30)), aged(30), []);
  expect(flag && plain(flagWords(flag, () => 'Железо').title)).toBe(
    'Железо: больше количества, признанного безопасным',
  );
});
