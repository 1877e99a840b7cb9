import { hasInternationalUnit } from '../mass.ts';
import type { Unit } from '../wording.ts';
import type { JarRow } from './jar.ts';
import { isAmount, most } from './shelf-text.ts';

/** A substance with all names that labels use for it. */
export interface NamedSubstance {
  substance: string;
  names: readonly string[];
}

export interface TypedJar {
  rows: JarRow[];
  /** Rows without an amount, as typed. */
  unread: string[];
}

const unitSpellings: Record<string, Unit> = {
  мкг: 'mcg',
  mcg: 'mcg',
  µg: 'mcg',
  μg: 'mcg',
  ug: 'mcg',
  мг: 'mg',
  mg: 'mg',
  г: 'g',
  гр: 'g',
  g: 'g',
  ме: 'IU',
  iu: 'IU',
  кое: 'CFU',
  cfu: 'CFU',
};

const multiples: Record<string, number> = { тыс: 3, млн: 6, млрд: 9, трлн: 12 };

const line = new RegExp(
  `^(.*?\\p{L}.*?)[\\s:;.,–—-]+([\\d\\s\\u00A0]*\\d(?:[.,]\\d+)?)\\s*(${Object.keys(multiples).join('|')})?\\.?\\s*(${Object.keys(unitSpellings).join('|')})\\.?$`,
  'iu',
);

/** Parses text copied from a label: «Цинк 15 мг», «Витамин D3 — 2 000 МЕ», one substance per line. */
export function readTypedJar(text: string, known: readonly NamedSubstance[]): TypedJar {
  const rows: JarRow[] = [];
  const unread: string[] = [];
  const lines = text
    .split(/[\n;]|,(?=\s*\p{L})/u)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  for (const one of lines) {
    const row = rows.length < most.rows ? readLine(one, known) : null;
    if (row) rows.push(row);
    else unread.push(one);
  }
  return { rows, unread };
}

function readLine(text: string, known: readonly NamedSubstance[]): JarRow | null {
  const [, name = '', digits = '', multiple = '', word = ''] = line.exec(text) ?? [];
  const unit = unitSpellings[word.toLowerCase()];
  if (!unit) return null;
  const number = digits.replace(/[\s\u00A0]/g, '').replace(',', '.');
  const amount = shifted(number, multiples[multiple.toLowerCase()] ?? 0);
  const substance = substanceOf(name, known);
  if (!isAmount(amount) || (unit === 'IU' && !hasInternationalUnit(substance))) return null;
  return { substance, amount, unit };
}

/** Moves the decimal point: `2.5` by six places is 2,500,000. */
function shifted(number: string, places: number): string {
  const [whole = '', fraction = ''] = number.split('.');
  const moved = whole + fraction.slice(0, places).padEnd(places, '0');
  const rest = fraction.slice(places);
  return (rest ? `${moved}.${rest}` : moved).replace(/^0+(?=\d)/, '');
}

function substanceOf(name: string, known: readonly NamedSubstance[]): string {
  const wanted = comparable(name);
  const bare = comparable(name.replace(/\(.*?\)/g, ' '));
  const inside = comparable(/\((.*?)\)/.exec(name)?.[1] ?? '');
  const named = (words: string) =>
    words === '' ? undefined : known.find(({ names }) => names.some((one) => comparable(one) === words));
  const found = named(wanted) ?? named(bare) ?? named(inside) ?? named(bare.replace(/^витамины? /, ''));
  return found?.substance ?? name.replace(/[!~*]/g, ' ').trim().slice(0, most.title);
}

/** Ignores case, punctuation, ё/е and letters that look alike in Cyrillic and Latin. */
function comparable(name: string): string {
  const alike: Record<string, string> = {
    ё: 'е',
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    с: 'c',
    д: 'd',
    о: 'o',
    р: 'p',
    х: 'x',
  };
  return [...name.toLowerCase()]
    .map((letter) => alike[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
