import { maxValueLength, type RememberedKey, rememberedKeys } from './constants.ts';

/** What a visitor's landing told about where he came from. */
export type Campaign = Partial<Record<RememberedKey, string>>;

export const noCampaign: Campaign = Object.freeze({});

/** Reads the campaign of a landing URL's query. */
export function campaignOfQuery(search: string): Campaign {
  const query = new URLSearchParams(search);
  const campaign: Campaign = {};
  for (const key of rememberedKeys) {
    const value = cleanValue(query.get(key) ?? '');
    if (value) campaign[key] = value;
  }
  return campaign;
}

/**
 * A landing with utm marks replaces the whole memory, since parts of two campaigns describe neither of them.
 * A click statistic alone belongs to whatever is known already.
 */
export function mergeCampaign(known: Campaign, landing: Campaign): Campaign {
  const hasMarks = rememberedKeys.some((key) => key.startsWith('utm_') && landing[key]);
  if (hasMarks) return landing;
  return landing.ac_stat ? { ...known, ac_stat: landing.ac_stat } : known;
}

/** Letters, digits and the punctuation that campaign names really use; one line, bounded. */
export function cleanValue(value: string): string {
  const plain = value
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s._~:|,+{}()-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...plain].slice(0, maxValueLength).join('').trim();
}
