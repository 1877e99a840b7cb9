/** In kilograms, millilitres and minutes. */
export interface Training {
  before: number;
  after: number;
  drunk: number;
  minutes: number;
}

export interface Sweat {
  /** Millilitres: in all, and per hour. */
  lost: number;
  perHour: number;
  /** Loss of weight in tenths of a per cent. */
  tenths: number;
  /** Millilitres that would have kept the loss within two per cent of the weight. */
  enough: number;
}

/** Values outside are typing mistakes. */
export const bounds = {
  before: [30, 250],
  after: [30, 250],
  drunk: [0, 6000],
  minutes: [10, 600],
} as const satisfies Record<keyof Training, readonly [number, number]>;

const bearable = 0.02;

/** Null for implausible numbers: a loss of more than a tenth of the weight, or a gain of more than was drunk. */
export function sweatOf({ before, after, drunk, minutes }: Training): Sweat | null {
  const isKnown = (Object.keys(bounds) as (keyof Training)[]).every((key) => {
    const value = { before, after, drunk, minutes }[key];
    return value >= bounds[key][0] && value <= bounds[key][1];
  });
  const missing = grams(before) - grams(after);
  const lost = missing + Math.round(drunk);
  if (!isKnown || lost < 0 || missing > grams(before) / 10) return null;
  return {
    lost,
    perHour: tens((lost * 60) / minutes),
    tenths: Math.max(0, Math.round((missing * 1000) / grams(before))),
    enough: Math.max(0, tens(lost - grams(before) * bearable)),
  };
}

/** A kilogram of sweat is about a litre. */
const grams = (kilograms: number) => Math.round(kilograms * 1000);
const tens = (value: number) => Math.round(value / 10) * 10;

/** The text of each field. */
export type Typed = Record<keyof Training, string>;

export function trainingOf({ before, after, drunk, minutes }: Typed): Training {
  return {
    before: typedNumber(before),
    after: typedNumber(after),
    drunk: typedNumber(drunk),
    minutes: typedNumber(minutes),
  };
}

/** For an address: `72.4_71.5_500_60`. */
export function writeTraining({ before, after, drunk, minutes }: Training): string {
  return [before, after, drunk, minutes].join('_');
}

/** Null if the line is not a plausible training. */
export function readTraining(line: string | null): Typed | null {
  const [before = '', after = '', drunk = '', minutes = ''] = line?.replaceAll('.', ',').split('_') ?? [];
  const typed = { before, after, drunk, minutes };
  return sweatOf(trainingOf(typed)) && typed;
}

/** «72,4» and «72.4» are the same number; NaN for anything else. */
export function typedNumber(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
