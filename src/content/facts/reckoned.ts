import { isNormKey, norms, percentOfNorm } from '../../nutrition/label-norms.ts';

/** What a text says was reckoned, and what comes out when it is reckoned again. */
export interface Reckoned {
  text: string;
  said: number;
  computed: number;
  offset: number;
}

/** Where it does not agree. */
export const wrongIn = (text: string) => reckonedIn(text).filter((one) => !agrees(one));

export function reckonedIn(markdown: string): Reckoned[] {
  const text = markdown.replaceAll('\u00a0', ' ').replaceAll('−', '-');
  return [
    ...equations(text),
    ...tableTotals(text),
    ...listTotals(text),
    ...paragraphTotals(text),
    ...weeks(text),
    ...parts(text),
    ...shares(text),
  ];
}

const number = String.raw`\d+(?: \d{3})*(?:,\d+)?`;
const unit = 'мкг|мг|г|мл|л|ккал';
const amountOf = (said: string) => Number(said.replaceAll(' ', '').replace(',', '.'));
export const written = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',');

const tolerance = 0.05;

/** As exact as it is said; «около» leaves one part in twenty. */
function agrees({ text, said, computed }: Reckoned): boolean {
  const digits = /,(\d+)/.exec(written(said))?.[1]?.length ?? 0;
  const rounding = /около|примерно|чуть|почти/u.test(text) ? said * tolerance : 0.5 * 10 ** -digits;
  return Math.abs(said - computed) <= rounding + 1 / exact;
}

/** «5 × 24 = 120», «72,4 - 71,5 + 0,5 = 1,4» */
function* equations(text: string): Generator<Reckoned> {
  const pattern = new RegExp(
    `(?<![\\d,/])(${number}(?: ?[×·*:+-] ?${number})+) ?= ?\\**(?:около |примерно )?(${number})`,
    'gu',
  );
  for (const { 0: found, 1: left = '', 2: right = '', index } of text.matchAll(pattern))
    yield { text: found, said: amountOf(right), computed: evaluate(left), offset: index };
}

function evaluate(expression: string): number {
  const parts = expression.split(/ ?([×·*:+-]) ?/u);
  const terms = [amountOf(parts[0] ?? '0')];
  for (let at = 1; at < parts.length; at += 2) {
    const value = amountOf(parts[at + 1] ?? '0');
    const last = terms.length - 1;
    if (parts[at] === '+') terms.push(value);
    else if (parts[at] === '-') terms.push(-value);
    else terms[last] = (terms[last] ?? 0) * (parts[at] === ':' ? 1 / value : value);
  }
  return sum(terms);
}

const exact = 1_000_000;

const sum = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * exact) / exact;

/** A table's own last line: «Всего», «Итого», «Сумма». */
function* tableTotals(text: string): Generator<Reckoned> {
  for (const { 0: table, index } of text.matchAll(/(?:^\|.*\n?)+/gmu)) {
    const lines = table.split('\n').filter(Boolean).map(cellsOf);
    const last = lines.at(-1) ?? [];
    if (!/^\**(?:всего|итого|сумма)/iu.test(last[0] ?? '')) continue;
    for (const [column, cell] of last.entries()) {
      const said = amountIn(cell);
      const above = lines.slice(2, -1).map((line) => amountIn(line[column] ?? ''));
      if (column > 0 && said !== null && above.some((value) => value !== null))
        yield { text: `${last[0]}: ${cell}`, said, computed: sum(above.map((value) => value ?? 0)), offset: index };
    }
  }
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function amountIn(cell: string): number | null {
  const found = new RegExp(number, 'u').exec(cell.replaceAll('*', ''))?.[0];
  return found === undefined ? null : amountOf(found);
}

const total = new RegExp(
  `^(?:Итого|Сложили|Сумма)(?: —)? (?:около |примерно )?(${number}) (${unit})(?![\\p{L}])`,
  'gmu',
);

/** A list or a table, and a paragraph below it that begins with the total. */
function* listTotals(text: string): Generator<Reckoned> {
  for (const { 0: found, 1: said = '', 2: measure = '', index } of text.matchAll(total)) {
    const block = text.slice(0, index).trimEnd().split('\n\n').at(-1)?.split('\n') ?? [];
    const amounts = block.map((line) => lastAmount(line, measure)).filter((amount) => amount !== null);
    // «плюс 31 мг» is counted on from the total above.
    const isAdded = block.every((line) => line.includes('плюс'));
    const before = isAdded ? [...tableTotals(text.slice(0, index))].at(-1)?.said : 0;
    if (amounts.length > 1 && before !== undefined) {
      const isRough = block.some((line) => /около|примерно|чуть/u.test(line));
      const words = isRough ? `${found} (около)` : found;
      yield { text: words, said: amountOf(said), computed: before + sum(amounts), offset: index };
    }
  }
}

function lastAmount(line: string, measure: string): number | null {
  const own = line.startsWith('|') ? (cellsOf(line).at(-1) ?? '') : line;
  const all = [...own.matchAll(new RegExp(`(${number}) ${measure}(?![\\p{L}])`, 'gu'))];
  const found = (line.startsWith('|') ? all[0] : all.at(-1))?.[1];
  return found === undefined ? null : amountOf(found);
}

/** «А — 1,8 мг. Б — 1,1 мг. В сумме 2,9 мг.» */
function* paragraphTotals(text: string): Generator<Reckoned> {
  const pattern = new RegExp(
    `(?:В сумме|Получается|Вместе) (?:около |примерно )?(${number}) (${unit})(?![\\p{L}])`,
    'gu',
  );
  for (const { 0: found, 1: said = '', 2: measure = '', index } of text.matchAll(pattern)) {
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
    const terms = [
      ...before.matchAll(new RegExp(`(?:— |\\()(?:около |примерно )?(${number}) ${measure}(?![\\p{L}])`, 'gu')),
    ];
    if (terms.length > 1)
      yield {
        text: found,
        said: amountOf(said),
        computed: sum(terms.map(([, value = '']) => amountOf(value))),
        offset: index,
      };
  }
}

/** «250 мг в день. За неделю это 1750 мг» */
function* weeks(text: string): Generator<Reckoned> {
  const pattern = new RegExp(
    `(${number}) (${unit})(?![\\p{L}])[^.\\n]*\\. За неделю (?:это|выходит) (${number}) \\2(?![\\p{L}])`,
    'gu',
  );
  for (const { 0: found, 1: daily = '', 3: said = '', index } of text.matchAll(pattern))
    yield { text: found, said: amountOf(said), computed: 7 * amountOf(daily), offset: index };
}

/** «88 %: в 5 г порошка 4,4 г» */
function* parts(text: string): Generator<Reckoned> {
  const pattern = new RegExp(
    `(${number}) %: в (${number}) (${unit})(?![\\p{L}])[^.\\d]{0,30} (${number}) \\3(?![\\p{L}])`,
    'gu',
  );
  for (const { 0: found, 1: percent = '', 2: whole = '', 4: said = '', index } of text.matchAll(pattern))
    yield { text: found, said: amountOf(said), computed: (amountOf(percent) / 100) * amountOf(whole), offset: index };
}

/** «50 мг — это 500 % нормы» of a substance that the paragraph names, or of the norm that it states. */
function* shares(text: string): Generator<Reckoned> {
  const pattern = new RegExp(
    `(${number}) (мкг|мг|г)(?: — это| на этикетке превращаются в| покаж[а-я]+ на этикетке| —) (${number}) %(?= нормы|[:,.]| на этикетке)`,
    'gu',
  );
  for (const { 0: found, 1: amount = '', 2: measure = '', 3: said = '', index } of text.matchAll(pattern)) {
    const start = text.lastIndexOf('\n\n', index) + 1;
    const paragraph = text.slice(start, text.indexOf('\n\n', index) + 1 || undefined).toLowerCase();
    const computed = Object.entries(norms).flatMap(([key, { name }]) =>
      isNormKey(key) && isNamed(paragraph, name)
        ? (percentOfNorm(key, amountOf(amount), units[measure] ?? 'mg') ?? [])
        : [],
    );
    const nearest = computed.toSorted((a, b) => Math.abs(a - amountOf(said)) - Math.abs(b - amountOf(said)))[0];
    if (nearest !== undefined) yield { text: found, said: amountOf(said), computed: nearest, offset: index };
  }
}

const units: Record<string, string> = { мкг: 'mcg', мг: 'mg', г: 'g' };

function isNamed(paragraph: string, name: string): boolean {
  const [first = '', second] = name.toLowerCase().split(' ');
  const stem = first === 'витамин' ? `витамин[а-я]* ${second}` : first.slice(0, 5);
  return new RegExp(`(?<!\\p{L})${stem}`, 'u').test(paragraph);
}
