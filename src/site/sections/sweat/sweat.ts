/** A training as its reader weighed it: kilograms, millilitres, minutes. */
export interface Training {
  before: number;
  after: number;
  drunk: number;
  minutes: number;
}

export interface Sweat {
  /** Millilitres in all, and an hour. */
  lost: number;
  perHour: number;
  /** Of the weight that is missing after the training, in tenths of a per cent. */
  tenths: number;
  /** Millilitres with which the loss would have stayed within two per cent of the weight. */
  enough: number;
}

/** What the scales can show. Outside of it somebody mistyped. */
export const bounds = {
  before: [30, 250],
  after: [30, 250],
  drunk: [0, 6000],
  minutes: [10, 600],
} as const satisfies Record<keyof Training, readonly [number, number]>;

const bearable = 0.02;

/** Null where the numbers cannot be true: nobody sweats a tenth of himself away, or grows heavier than he drank. */
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

/** A kilogram of sweat is a litre, near enough. */
const grams = (kilograms: number) => Math.round(kilograms * 1000);
const tens = (value: number) => Math.round(value / 10) * 10;

/** As the reader types it, field by field. */
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

/** Null where the line is no training that can be true. */
export function readTraining(line: string | null): Typed | null {
  const [before = '', after = '', drunk = '', minutes = ''] = line?.replaceAll('.', ',').split('_') ?? [];
  const typed = { before, after, drunk, minutes };
  return sweatOf(trainingOf(typed)) && typed;
}

/** «72,4» and «72.4» are one number; NaN where it is none. */
export function typedNumber(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
