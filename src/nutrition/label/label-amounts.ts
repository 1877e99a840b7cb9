import type { Unit } from '../wording.ts';

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
  грамм: 'g',
  грамма: 'g',
  граммов: 'g',
  g: 'g',
  ме: 'IU',
  me: 'IU',
  'м.е': 'IU',
  iu: 'IU',
  'i.u': 'IU',
  'i.e': 'IU',
  ед: 'IU',
  кое: 'CFU',
  cfu: 'CFU',
  мл: 'ml',
  ml: 'ml',
};

const multiples: Record<string, number> = {
  тыс: 3,
  thousand: 3,
  млн: 6,
  million: 6,
  млрд: 9,
  миллиард: 9,
  миллиарда: 9,
  миллиардов: 9,
  billion: 9,
  трлн: 12,
};

const unitPattern = Object.keys(unitSpellings)
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replace('.', '\\.'))
  .join('|');
const multiplePattern = Object.keys(multiples)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const space = '[ \\u00A0\\u202F\\u2009]';
/** «1 000 000», «1,200.5», «2.000», «7,5», «5×10^9», «5·10⁹», «10^9». */
const numberPattern = `\\d[\\d.,]*(?:${space}\\d{3}(?!\\d)(?:[.,]\\d+)?)*`;
const powerPattern = `(?:${space}*[×xх*·]${space}*)?10${space}*(?:\\^${space}*\\d{1,2}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})`;

/** «4:1» is a ratio and «1/2» a fraction: neither's second number is an amount. */
const amountPattern = new RegExp(
  `(?<![\\p{L}\\d.,]|\\d[:/])(?:(?<power>(?:\\d+(?:[.,]\\d+)?)?${powerPattern})|(?<number>${numberPattern}))${space}*(?:(?<multiple>${multiplePattern})\\.?${space}*)?(?<unit>${unitPattern})(?![\\p{L}\\d])`,
  'giu',
);

/** «Цинк, мг 15», «Витамин D3, мкг — 5»: tables put the unit into the name. */
const unitFirst = new RegExp(`,${space}*(?<unit>${unitPattern})\\.?[\\s:–—-]+(?<number>${numberPattern})$`, 'iu');

export interface LabelAmount {
  /** What the digits may mean, most likely first: «1,200» is 1200 or 1.2. */
  values: readonly string[];
  unit: Unit;
  /** Where it stands in the line. */
  start: number;
  end: number;
  /** The first group of a number with spaces, where it may belong to the name: the 3 of «омега 3 100 мг». */
  detachable: { digits: string; rest: string } | null;
}

/** All amounts with a unit in a line, in order. */
export function amountsIn(line: string): LabelAmount[] {
  return [...line.matchAll(amountPattern)].flatMap((match) => {
    const { power, number, multiple, unit: word = '' } = match.groups ?? {};
    const unit = unitSpellings[word.toLowerCase().replace(/\.$/, '')];
    if (!unit) return [];
    const places = multiple ? (multiples[multiple.toLowerCase()] ?? 0) : 0;
    const isWhole = unit === 'IU' || unit === 'CFU';
    const isEnglish = !/\p{Script=Cyrillic}/u.test(line);
    const values = power
      ? [powerValue(power)]
      : valuesOf(number ?? '', { isWhole: isWhole && places === 0, isEnglish });
    const [, digits = '', rest = ''] = new RegExp(`^(\\d{1,2})${space}(\\d.*)$`, 'u').exec(number ?? '') ?? [];
    const detachable = digits === '' ? null : { digits, rest: valuesOf(rest, { isWhole, isEnglish })[0] ?? '' };
    return [
      {
        values: values.map((value) => shifted(value, places)),
        unit,
        start: match.index,
        end: match.index + match[0].length,
        detachable: detachable && { ...detachable, rest: shifted(detachable.rest, places) },
      },
    ];
  });
}

/** Rewrites a line of a table, «Цинк, мг — 15», as «Цинк 15 мг». */
export function unitAfterNumber(line: string): string {
  const { groups, index } = unitFirst.exec(line) ?? {};
  const name = line.slice(0, index);
  return groups && /\p{L}/u.test(name) ? `${name} ${groups.number} ${groups.unit}` : line;
}

function valuesOf(text: string, { isWhole, isEnglish }: { isWhole: boolean; isEnglish: boolean }): string[] {
  const digits = text.replace(/[\s\u00A0\u202F\u2009]/g, '').replace(/[.,]+$/, '');
  const separators = digits.match(/[.,]/g) ?? [];
  if (separators.length === 0) return [digits];
  const groups = digits.split(/[.,]/);
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length <= 3;
  // 1,000,000 and 1.000.000: no number has two decimal points.
  if (separators.length > 1) {
    if (isGrouped && new Set(separators).size === 1) return [groups.join('')];
    // 1,200.5 and 1.200,5
    const [fraction = '', ...whole] = groups.toReversed();
    return new Set(separators).size === 2 ? [`${whole.toReversed().join('')}.${fraction}`] : [];
  }
  const decimal = groups.join('.');
  if (!isGrouped || groups[0] === '0') return [decimal];
  const thousands = groups.join('');
  if (isWhole || (isEnglish && separators[0] === ',')) return [thousands];
  return [thousands, decimal];
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function powerValue(text: string): string {
  const plain = [...text].map((sign) => (superscripts.includes(sign) ? superscripts.indexOf(sign) : sign)).join('');
  const [, factor = '1', exponent = '0'] =
    /^(?:(\d+(?:[.,]\d+)?)\D+)?10\D*(\d{1,2})$/u.exec(plain.replace(/10[\s^]*(\d{1,2})$/, '10^$1')) ?? [];
  return shifted(factor.replace(',', '.'), Number(exponent));
}

/** Moves the point to the right: `2.5` by six places is two and a half million. */
function shifted(number: string, places: number): string {
  const [whole = '', fraction = ''] = number.split('.');
  const moved = whole + fraction.slice(0, places).padEnd(places, '0');
  const rest = fraction.slice(places).replace(/0+$/, '');
  return (rest ? `${moved}.${rest}` : moved).replace(/^0+(?=\d)/, '');
}
