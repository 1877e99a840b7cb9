import { compare, type Decimal } from './decimal.ts';
import type { DocumentKey } from './documents.ts';
import type { NormKey } from './label-norms.ts';
import { type MassUnit, massOf } from './mass.ts';

/** In years: documents and labels speak of adults from then on. */
export const adultAge = 18;

export interface Limit {
  amount: number;
  unit: MassUnit;
  source: DocumentKey;
}

/**
 * The most that a daily portion of a supplement may contain. The document lists more substances; only confirmed amounts
 * are here. It is about adults and applies to children's portions as well.
 */
const ceilings: Record<string, Limit> = {
  'vitamin-d': { amount: 15, unit: 'mcg', source: 'supplements' },
};

/** Limited by the document, but the amount is not confirmed. */
export const unconfirmedCeilings: readonly (NormKey | 'koenzim-q10' | 'l-karnitin' | 'astaksantin')[] = [
  'vitamin-a',
  'vitamin-e',
  'vitamin-c',
  'vitamin-b1',
  'vitamin-b2',
  'niatsin',
  'vitamin-b6',
  'folievaya-kislota',
  'vitamin-b12',
  'biotin',
  'pantotenovaya-kislota',
  'kaltsiy',
  'fosfor',
  'zhelezo',
  'magniy',
  'tsink',
  'kaliy',
  'yod',
  'selen',
  'koenzim-q10',
  'l-karnitin',
  'astaksantin',
];

/** Null where the limit is not confirmed. */
export function ceilingOf(substance: string): Limit | null {
  return Object.hasOwn(ceilings, substance) ? (ceilings[substance] ?? null) : null;
}

export interface UpperLevel {
  unit: MassUnit;
  source: DocumentKey;
  /** «safe»: higher intakes were not assessed. */
  kind: 'upper' | 'safe';
  /** Counts all intake, or only what is added to food and supplements. */
  counts: 'all' | 'added';
  /** From 1, 4, 7, 11, 15 and 18 years on; null where no level was set. */
  byAge: readonly [number | null, number | null, number | null, number | null, number | null, number];
}

const ages = [1, 4, 7, 11, 15, 18] as const;
/** Headings of those ages. */
export const levelAges = ['1–3 года', '4–6 лет', '7–10 лет', '11–14 лет', '15–17 лет', 'Взрослые'] as const;

/** EFSA's tolerable upper intake levels. */
const upperLevels: Record<string, UpperLevel> = {
  'vitamin-a': level('mcg', 'upperLevels', 'all', [800, 1100, 1500, 2000, 2600, 3000]),
  'vitamin-d': level('mcg', 'upperVitaminD', 'all', [50, 50, 50, 100, 100, 100]),
  'vitamin-e': level('mg', 'upperLevels', 'all', [100, 120, 160, 220, 260, 300]),
  // Nicotinamide, the form in all our products.
  niatsin: level('mg', 'upperLevels', 'added', [150, 220, 350, 500, 700, 900]),
  'vitamin-b6': level('mg', 'upperVitaminB6', 'all', [3.2, 4.5, 6.1, 8.6, 10.7, 12]),
  'folievaya-kislota': level('mcg', 'upperLevels', 'added', [200, 300, 400, 600, 800, 1000]),
  kaltsiy: level('mg', 'upperLevels', 'all', [null, null, null, null, null, 2500]),
  magniy: level('mg', 'upperLevels', 'added', [null, 250, 250, 250, 250, 250]),
  tsink: level('mg', 'upperLevels', 'all', [7, 10, 13, 18, 22, 25]),
  yod: level('mcg', 'upperLevels', 'all', [200, 250, 300, 450, 500, 600]),
  selen: level('mcg', 'upperSelenium', 'all', [70, 95, 130, 180, 230, 255]),
  zhelezo: level('mg', 'safeIron', 'all', [10, 15, 20, 30, 35, 40], 'safe'),
  // Of nicotinic acid, which widens vessels; nicotinamide has its own row above.
  'nikotinovaya-kislota': level('mg', 'upperLevels', 'added', [2, 3, 4, 6, 8, 10]),
  med: level('mg', 'upperLevels', 'all', [1, 2, 3, 4, 4, 5]),
  bor: level('mg', 'upperLevels', 'all', [3, 4, 5, 7, 9, 10]),
  molibden: level('mg', 'upperLevels', 'all', [0.1, 0.2, 0.25, 0.4, 0.5, 0.6]),
  ftor: level('mg', 'upperLevels', 'all', [1.5, 2.5, 2.5, 5, 7, 7]),
  'omega-3': level('mg', 'safeOmega3', 'added', [null, null, null, null, null, 5000], 'safe'),
  // Of younger people only the range is known to us, 2 to 7 mg, and not whose each is.
  marganets: level('mg', 'safeManganese', 'all', [null, null, null, null, null, 8], 'safe'),
  astaksantin: level('mg', 'safeAstaxanthin', 'added', [null, null, null, null, null, 8], 'safe'),
};

function level(
  unit: MassUnit,
  source: DocumentKey,
  counts: UpperLevel['counts'],
  byAge: UpperLevel['byAge'],
  kind: UpperLevel['kind'] = 'upper',
): UpperLevel {
  return { unit, source, kind, counts, byAge };
}

export interface UpperLimit extends Limit {
  kind: UpperLevel['kind'];
  counts: UpperLevel['counts'];
}

/** Null where no level was set for any age. */
export function upperLevelsOf(substance: string): UpperLevel | null {
  return Object.hasOwn(upperLevels, substance) ? (upperLevels[substance] ?? null) : null;
}

/** The index in `levelAges`. */
export function levelBand(age: number): number {
  return ages.findLastIndex((from) => age >= from);
}

/** For the youngest age of a product; null where no level was set for that age. */
export function upperLevelOf(substance: string, age: number): UpperLimit | null {
  const found = upperLevelsOf(substance);
  const amount = found?.byAge[levelBand(age)] ?? null;
  if (!found || amount === null) return null;
  return { amount, unit: found.unit, source: found.source, kind: found.kind, counts: found.counts };
}

export function isAbove(mass: Decimal, limit: Limit): boolean {
  return compare(mass, massOf(limit)) > 0;
}
