import { maxValueLength, type RememberedKey, rememberedKeys } from './constants.ts';

/** What a visitor's landing told about where he came from. */
export type Campaign = Partial<Record<RememberedKey, string>>;

export const noCampaign: Campaign = Object.freeze({});

/** Reads the campaign of a landing URL's query. */
export function campaignOfQuery(search: string): Campaign {
  const query = new URLSearchParams(search);
  return keepMarks((key) => query.get(key));
}

/** The marks that are there, as they came: reports of the shop and of the advertiser are joined by them. */
export function keepMarks(read: (key: RememberedKey) => string | null): Campaign {
  const campaign: Campaign = {};
  for (const key of rememberedKeys) {
    const value = read(key);
    if (value && isMark(value)) campaign[key] = value;
  }
  return campaign;
}

/**
 * What a landing replaces. The three utm marks describe one campaign and are replaced together, since parts of two
 * campaigns describe neither. The click statistic is a mark of its own: only another one replaces it.
 */
export function mergeCampaign(known: Campaign, landing: Campaign): Campaign {
  const hasUtm = utmKeys.some((key) => landing[key]);
  if (!hasUtm) return landing.ac_stat ? { ...known, ac_stat: landing.ac_stat } : known;
  return known.ac_stat ? { ac_stat: known.ac_stat, ...landing } : landing;
}

const utmKeys = rememberedKeys.filter((key) => key.startsWith('utm_'));

/**
 * Nothing is taken out of a value: it is encoded wherever it is written. Control characters, and halves of characters,
 * belong to no mark.
 */
function isMark(value: string): boolean {
  return value.length <= maxValueLength && value.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(value);
}
