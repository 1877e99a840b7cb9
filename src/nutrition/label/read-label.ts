import { compare, decimal, divide, rounded, times, toNumber } from '../decimal.ts';
import { hasInternationalUnit, toMicrograms } from '../mass.ts';
import type { JarRow } from '../shelf/jar.ts';
import { isAmount, most } from '../shelf/shelf-text.ts';
import type { Unit } from '../wording.ts';
import { amountsIn, type LabelAmount, unitAfterNumber } from './label-amounts.ts';
import { carriers, partsOfTotals } from './label-names.ts';
import { createNaming, type LabelSubstance, type Meaning, type Naming } from './label-naming.ts';
import { hasAmount, segmentsOf } from './label-segments.ts';

/** Why a line cannot be counted before somebody answers. */
type Question =
  /** «КОЕ/г», «на 100 г»: how much is in a portion? */
  | 'portion'
  /** «Раз в неделю»: how much is that a day? */
  | 'week'
  /** The mass of a salt or of the element in it? */
  | 'compound'
  /** «1,200» or «3 400»: which number? */
  | 'number'
  /** How much of the substance is in the oil? */
  | 'carrier'
  /** An amount of an extract with a per cent of the substance in it. */
  | 'share'
  /** Two amounts that contradict each other. */
  | 'contradiction';

export interface LabelOption {
  row: JarRow;
  /** Computed from the share of the element in the compound, in per cent. */
  share?: number;
}

export type LabelReading = { text: string } & (
  | { kind: 'row'; row: JarRow }
  /** The amount is read, the substance is not known: it is kept, and nothing can be checked about it. */
  | { kind: 'unknown'; row: JarRow }
  /** Counts only once one of the options is chosen; without options the amount has to be typed. */
  | { kind: 'ask'; question: Question; substance: string; options: readonly LabelOption[] }
  /** Contained in another line, and not added to it. */
  | { kind: 'part'; of: string }
  | { kind: 'unread'; reason: 'no-amount' | 'no-name' | 'wrong-unit' | 'too-many' }
);

/** Reads a label as a pharmacist would, one reading for each line or part of one. Nothing is left out silently. */
export function readLabel(text: string, substances: readonly LabelSubstance[]): LabelReading[] {
  const naming = createNaming(substances);
  const readings: LabelReading[] = [];
  for (const line of text.split('\n')) {
    const { title, rest } = headingOf(line);
    const isHeading = title !== '' && naming(title).kind === 'unknown';
    const isPerWeight = isHeading && perHundred.test(title);
    const segments = segmentsOf(isHeading ? rest : line);
    const read = segments.flatMap((segment) => readSegment(segment, naming));
    const ofLine = isPerWeight ? read.map(askPortion) : read;
    readings.push(...resolveCompounds(ofLine, readings.at(-1)));
  }
  return withinLimits(withoutDoubleCounts(readings));
}

/** What counts: rows that were read, and those whose substance is not known. */
export function rowsOfLabel(readings: readonly LabelReading[]): JarRow[] {
  return readings.flatMap((reading) => (reading.kind === 'row' || reading.kind === 'unknown' ? [reading.row] : []));
}

/** «Витамины группы B: B1 1,4 мг», «В 1 таблетке: цинк 25 мг»: words before a colon that name no substance. */
function headingOf(line: string): { title: string; rest: string } {
  const [title = '', ...others] = line.split(':');
  const rest = others.join(':').trim();
  const name = /^[^\d:]*(?=\d)/.exec(rest)?.[0] ?? '';
  const isHeading = [title, name].every((words) => /\p{L}/u.test(words));
  return { title: isHeading ? title.trim() : '', rest };
}

const perHundred = /(?:на|в|per)\s+(?:100|1)\s*(?:г|g|гр|мл|ml)(?![\p{L}])/iu;

function askPortion(reading: LabelReading): LabelReading {
  if (reading.kind !== 'row' && reading.kind !== 'unknown') return reading;
  return { text: reading.text, kind: 'ask', question: 'portion', substance: reading.row.substance, options: [] };
}

const includes =
  /^(?:в\s+том\s+числе|в\s+т\.?\s*ч\.?|из\s+(?:них|которых)|в\s+пересч[её]те\s+на|(?:что\s+)?(?:соответствует|эквивалентно?|экв\.?)|of\s+which|including|providing|=)\s*:?\s*/iu;

function readSegment(segment: string, naming: Naming): LabelReading[] {
  const isIncluded = includes.test(segment);
  const [one = '', ...others] = apart(unitAfterNumber(segment.replace(includes, '')), naming);
  if (others.length > 0) {
    const parts = [one, ...others].flatMap((part) => readSegment(part, naming));
    return isIncluded ? parts.map((reading) => ({ ...reading, isIncluded })) : parts;
  }
  const { outer, inner } = amountOutside(withoutBrackets(one));
  const own = readPlain(segment, outer, inner, naming);
  const isNamed = (words: string) => /\p{L}{3}/u.test(words) || naming(words.trim()).kind !== 'unknown';
  const inside = inner.filter((text) => hasAmount(text) && isNamed(withoutAmounts(text)));
  const contained = inside.flatMap((text) => segmentsOf(text).flatMap((part) => readSegment(part, naming)));
  const [first, ...rest] = resolveCompounds([own, ...contained]);
  if (!first) return [];
  const readings = [isIncluded ? { ...first, isIncluded } : first, ...rest];
  return readings;
}

/** What may stand between an amount and the name of the next substance. */
const joint = /^\s*(?:\([^()]*\)\s*)?[.,/\\]?\s*(?:(?:со?|плюс|plus|with)\s+(?=\p{L}))?/u;

/** «Цинк 15 мг Селен 70 мкг», «Кальций 500 мг с витамином D3 200 МЕ»: the name of another substance is what parts them. */
function apart(text: string, naming: Naming): string[] {
  // Brackets are read apart.
  const [first, ...others] = amountsIn(text.replace(/\([^()]*\)/g, (whole) => '_'.repeat(whole.length)));
  if (!first || !/\p{L}/u.test(text.slice(0, first.start))) return [text];
  let [begin, before] = [0, first];
  const parts: string[] = [];
  for (const amount of others) {
    const between = text.slice(before.end, amount.start);
    const [lead = ''] = joint.exec(between) ?? [];
    const previous = naming(text.slice(begin, before.start).trim());
    const next = naming(between.slice(lead.length).replace(/[\s:–—-]+$/u, ''));
    const isAnother = next.kind !== 'unknown' && !('substance' in previous && previous.substance === next.substance);
    if (isAnother || (next.kind === 'substance' && previous.kind === 'compound')) {
      parts.push(text.slice(begin, before.end + lead.length));
      begin = before.end + lead.length;
    }
    before = amount;
  }
  return [...parts, text.slice(begin)];
}

/** Brackets with an amount are read apart; those without one belong to the name. */
function withoutBrackets(text: string): { outer: string; inner: string[] } {
  const inner: string[] = [];
  const outer = text.replace(/\(([^()]*)\)/g, (whole, content: string) => {
    if (!hasAmount(content)) return whole;
    inner.push(content.trim());
    return ' ';
  });
  return { outer: outer.replace(/\s+/g, ' ').trim(), inner };
}

/** «Магний (300 мг)» */
function amountOutside({ outer, inner }: ReturnType<typeof withoutBrackets>): ReturnType<typeof withoutBrackets> {
  const [only, ...others] = inner;
  if (only === undefined || others.length > 0 || !isOnlyAmount(only) || hasAmount(outer)) return { outer, inner };
  return { outer: `${outer} ${only}`, inner: [] };
}

const withoutAmounts = (text: string) =>
  amountsIn(text).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

const percentPattern = /\(?\s*[<>≈~]?\s*\d+(?:[.,]\d+)?\s*%[^()\d]*\)?/gu;
const qualifiers = /\s+(?:не\s+менее|не\s+более|около|примерно|мин\.?|min\.?|как|as)\s*$/iu;

function readPlain(text: string, line: string, inner: readonly string[], naming: Naming): LabelReading {
  const [amount, ...others] = amountsIn(line);
  if (!amount) return { text, kind: 'unread', reason: 'no-amount' };
  const { named, values: written } = severalNumbers(line.slice(0, amount.start).trim(), amount);
  const before = named.replace(qualifiers, '').trim();
  const after = line.slice(amount.end).replace(percentPattern, ' ').trim();
  const isNameFirst = /\p{L}/u.test(before) && (others.length > 0 || !isSpecific(before, after, naming));
  const name = isNameFirst ? before : after || before;
  if (!/\p{L}/u.test(name)) return { text, kind: 'unread', reason: 'no-name' };
  const percent = isNameFirst ? /(\d+(?:[.,]\d+)?)\s*%/u.exec(before)?.[1] : undefined;
  const words = name
    .replace(percentPattern, ' ')
    .replace(/\s*\([^()]*$/u, '')
    .replace(/[\s:;.,–—=*†-]+$/u, '')
    .trim();
  // «Ниацин 500 мг (никотиновая кислота)»: the form may stand after the amount.
  const form = isNameFirst ? line.slice(amount.end).replace(/[()]/g, ' ') : '';
  const isJoined = /\p{L}-$/u.test(line.slice(0, amount.start));
  const meanings = meaningsWith({ words, form, isJoined }, { ...amount, values: written }, naming);
  const values = meanings.flatMap(({ numbers, ...one }) => numbers.map((number) => ({ ...one, number })));
  const [best] = values;
  if (!best) return { text, kind: 'unread', reason: 'no-amount' };
  const { meaning } = best;
  const substance = 'substance' in meaning ? meaning.substance : best.words.replace(/[!~*]/g, ' ').slice(0, most.title);
  const rowWith = (number: string, unit: Unit = amount.unit): JarRow => ({ substance, amount: number, unit });
  if (!values.every(({ number }) => isAmount(number))) return { text, kind: 'unread', reason: 'no-amount' };
  if (amount.unit === 'IU' && !hasInternationalUnit(substance)) return { text, kind: 'unread', reason: 'wrong-unit' };
  if (values.length > 1) {
    const options = values.map(({ meaning: one, number }) => ({
      row: { ...rowWith(number), substance: 'substance' in one ? one.substance : substance },
    }));
    return { text, kind: 'ask', question: 'number', substance, options };
  }
  const row = rowWith(best.number);
  if (perWeight.test(after)) return { text, kind: 'ask', question: 'portion', substance, options: [] };
  if (perWeek.test(after)) return { text, kind: 'ask', question: 'week', substance, options: [] };
  if (meaning.kind === 'unknown') return { text, kind: 'unknown', row };
  if (meaning.kind === 'compound' && amount.unit !== 'IU') {
    const options =
      meaning.share === null ? [{ row }] : [{ row: shareOf(row, meaning.share), share: meaning.share }, { row }];
    return { text, kind: 'ask', question: 'compound', substance, options };
  }
  if (Object.hasOwn(carriers, substance))
    return { text, kind: 'ask', question: 'carrier', substance: carriers[substance] ?? substance, options: [] };
  if (percent !== undefined)
    return {
      text,
      kind: 'ask',
      question: 'share',
      substance,
      options: [{ row: shareOf(row, Number(percent.replace(',', '.'))) }, { row }],
    };
  if (/^(?:DFE|ЭФП|фолатных|dietary folate)/iu.test(after))
    return { text, kind: 'ask', question: 'share', substance, options: [{ row: shareOf(row, 60) }, { row }] };
  const other = contradiction(row, [...others, ...inner.flatMap((one) => (isOnlyAmount(one) ? amountsIn(one) : []))]);
  if (other) return { text, kind: 'ask', question: 'contradiction', substance, options: [{ row }, { row: other }] };
  return { text, kind: 'row', row };
}

/** «60–70 мг» */
const range = /^(.*\p{L}.*?)\s(\d+(?:[.,]\d+)?)\s?[–—-]$/u;
/** «2 × 500 мг» */
const several = /^(.*\p{L}.*?)\s(\d{1,2})\s?[×xх*]$/iu;

/** A range and a product are two numbers, of which somebody has to choose: the larger one first. */
function severalNumbers(before: string, { values }: LabelAmount): { named: string; values: readonly string[] } {
  const [value = ''] = values;
  const [, name, lower] = range.exec(before) ?? [];
  if (name && lower && Number(lower.replace(',', '.')) < Number(value))
    return { named: name, values: [...values, lower.replace(',', '.')] };
  const [, one, count] = several.exec(before) ?? [];
  if (one && count && isAmount(value))
    return { named: one, values: [toPlain(times(decimal(value), decimal(count))), ...values] };
  return { named: before, values };
}

/** «15 мг цинка»: what follows names a substance, and what stands before does not. */
function isSpecific(before: string, after: string, naming: Naming): boolean {
  if (after.startsWith('(')) return false;
  return naming(before).kind === 'unknown' && after !== '' && naming(after).kind !== 'unknown';
}

/** What follows «5×10⁹ КОЕ» in «5×10⁹ КОЕ/г», and «500 МЕ» in «500 МЕ в капле». */
const perWeight = /^(?:\/|в|per|на)\s*(?:(?:1|100)\s*)?(?:г|g|гр|мл|ml|капл[яюеи]|drop)(?![\p{L}])/iu;
const perWeek =
  /^(?:\/|(?:\d\s+)?(?:раз\s+)?в\s+|per\s+|once\s+a\s+)?(?:неделю|месяц|week(?:ly)?|month(?:ly)?)(?!\p{L})/iu;

const isOnlyAmount = (text: string) => !/\p{L}{2}/u.test(withoutAmounts(text));

/** «Омега 3 100 мг» and «Витамин D 3 400 МЕ»: the first digits may belong to the name; with a hyphen, of an unknown one they do. */
function meaningsWith(
  { words, form, isJoined }: { words: string; form: string; isJoined: boolean },
  { values, detachable }: LabelAmount,
  naming: Naming,
): { words: string; meaning: Meaning; numbers: readonly string[] }[] {
  const whole = { words, meaning: naming(`${words} (${form})`), numbers: values };
  if (!detachable || !isAmount(detachable.rest)) return [whole];
  const withDigits = `${words}${isJoined ? '-' : ' '}${detachable.digits}`;
  const longer = { words: withDigits, meaning: naming(`${withDigits} (${form})`), numbers: [detachable.rest] };
  if (longer.meaning.kind === 'unknown') return isJoined && whole.meaning.kind === 'unknown' ? [longer] : [whole];
  return whole.meaning.kind === 'unknown' ? [longer] : [whole, longer];
}

function shareOf({ substance, amount, unit }: JarRow, percent: number): JarRow {
  const part = divide(times(decimal(amount), decimal(percent)), decimal(100));
  // A thousandth of a gram and less is written in the next smaller unit.
  const smaller = unit === 'g' ? 'mg' : unit === 'mg' ? 'mcg' : null;
  if (smaller && compare(part, decimal('0.01')) < 0)
    return shareOf({ substance, amount: toPlain(times(decimal(amount), decimal(1000))), unit: smaller }, percent);
  return { substance, amount: toPlain(rounded(part, 3)), unit };
}

const toPlain = (number: Parameters<typeof toNumber>[0]) => String(toNumber(number));

/** Another amount of the same substance on the line that differs by more than rounding. */
function contradiction(row: JarRow, others: readonly LabelAmount[]): JarRow | null {
  const own = toMicrograms(row.amount, row.unit, row.substance);
  for (const { values, unit } of others) {
    const [value = ''] = values;
    if (!isAmount(value)) continue;
    const other = toMicrograms(value, unit, row.substance);
    if (!own || !other) continue;
    const [small, large] = compare(own, other) < 0 ? [own, other] : [other, own];
    if (compare(times(small, decimal('1.1')), large) < 0) return { substance: row.substance, amount: value, unit };
  }
  return null;
}

/** «Магния цитрат 950 мг (магний 150 мг)» and «… , в том числе магний 150 мг»: the label answers the question itself. */
function resolveCompounds(readings: readonly LabelReading[], previous?: LabelReading): LabelReading[] {
  const known = new Set(readings.flatMap((reading) => (reading.kind === 'row' ? [baseOf(reading.row.substance)] : [])));
  // «Цинк (цинка цитрат) 45 мг, в пересчёте на цинк 15 мг»: the second is the element in the first.
  const stated = new Set(
    readings.flatMap((reading) => ('isIncluded' in reading && reading.kind === 'row' ? [reading.row.substance] : [])),
  );
  const resolved = readings.map((reading): LabelReading => {
    if (reading.kind === 'row' && stated.has(reading.row.substance) && !('isIncluded' in reading))
      return { text: reading.text, kind: 'part', of: reading.row.substance };
    const isAnswered =
      reading.kind === 'ask' &&
      ['compound', 'carrier', 'share'].includes(reading.question) &&
      known.has(baseOf(reading.substance));
    return isAnswered ? { text: reading.text, kind: 'part', of: reading.substance } : reading;
  });
  const [first] = resolved;
  // A line of its own that belongs to the line before.
  if (first && 'isIncluded' in first && previous) return joinIncluded(resolved, previous);
  return resolved;
}

const baseOf = (substance: string) => partsOfTotals[substance] ?? substance;

function joinIncluded(readings: LabelReading[], previous: LabelReading): LabelReading[] {
  return readings.map((reading): LabelReading => {
    if (reading.kind !== 'row' && reading.kind !== 'unknown') return reading;
    const before = previous.kind === 'row' || previous.kind === 'unknown' ? previous.row.substance : null;
    const isAnswer = previous.kind === 'ask' && baseOf(reading.row.substance) === baseOf(previous.substance);
    if (isAnswer) {
      Object.assign(previous, { kind: 'part', of: previous.substance });
      return reading;
    }
    return before === null ? reading : { text: reading.text, kind: 'part', of: before };
  });
}

/** EPA and DHA are in the omega-3 of the same label, leucine in its BCAA. Without the total they make it up. */
function withoutDoubleCounts(readings: readonly LabelReading[]): LabelReading[] {
  const totals = new Set(readings.flatMap((reading) => (reading.kind === 'row' ? [reading.row.substance] : [])));
  return readings.map((reading): LabelReading => {
    if (reading.kind === 'ask' && reading.question === 'carrier' && hasPartsOf(reading.substance, totals))
      return { text: reading.text, kind: 'part', of: reading.substance };
    if (reading.kind === 'ask' && partsOfTotals[reading.substance] !== undefined) return ofTotal(reading, totals);
    if (reading.kind !== 'row') return reading;
    const total = partsOfTotals[reading.row.substance];
    if (total === undefined) return reading;
    if (totals.has(total)) return { text: reading.text, kind: 'part', of: total };
    return { ...reading, row: { ...reading.row, substance: total } };
  });
}

/** «ЭПК — 18 % — 180 мг»: whatever is chosen is omega-3. */
function ofTotal(reading: Extract<LabelReading, { kind: 'ask' }>, totals: ReadonlySet<string>): LabelReading {
  const total = baseOf(reading.substance);
  if (totals.has(total)) return { text: reading.text, kind: 'part', of: total };
  const options = reading.options.map((option) => ({ ...option, row: { ...option.row, substance: total } }));
  return { ...reading, substance: total, options };
}

const hasPartsOf = (total: string, present: ReadonlySet<string>) =>
  [...present].some((substance) => baseOf(substance) === total);

function withinLimits(readings: readonly LabelReading[]): LabelReading[] {
  let rows = 0;
  return readings.map((reading): LabelReading => {
    if (reading.kind === 'row' || reading.kind === 'unknown') rows += 1;
    const isTooMuch = rows > most.rows && (reading.kind === 'row' || reading.kind === 'unknown');
    return isTooMuch ? { text: reading.text, kind: 'unread', reason: 'too-many' } : reading;
  });
}
