/** Specification, section 9: what is kept from the landing URL, under the same names in local storage. */
export const rememberedKeys = ['utm_source', 'utm_campaign', 'utm_medium', 'ac_stat'] as const;
export type RememberedKey = (typeof rememberedKeys)[number];

/** Longer values were not made by an advertising system. */
const maxValueLength = 1_000;

/** The medium of a visitor without a campaign: for the shop, this site is the referrer. */
export const defaultMedium = 'referral';
export const ownSource = 'site';
/** The campaign of a link on the home page, whose path has no words. */
export const homeCampaign = 'home';

/** Where a visitor came from, by the marks of the landing URL. */
export type Campaign = Partial<Record<RememberedKey, string>>;

export const noCampaign: Campaign = Object.freeze({});

export function campaignOfQuery(search: string): Campaign {
  const query = new URLSearchParams(search);
  return keepMarks((key) => query.get(key));
}

/** Unchanged, because the reports of shop and advertiser are joined by these values. */
export function keepMarks(read: (key: RememberedKey) => string | null): Campaign {
  const campaign: Campaign = {};
  for (const key of rememberedKeys) {
    const value = read(key);
    if (value && isMark(value)) campaign[key] = value;
  }
  return campaign;
}

/**
 * The three utm marks describe one campaign and are replaced together; the click statistic `ac_stat` only by another one.
 */
export function mergeCampaign(known: Campaign, landing: Campaign): Campaign {
  const hasUtm = utmKeys.some((key) => landing[key]);
  if (!hasUtm) return landing.ac_stat ? { ...known, ac_stat: landing.ac_stat } : known;
  return known.ac_stat ? { ac_stat: known.ac_stat, ...landing } : landing;
}

const utmKeys = rememberedKeys.filter((key) => key.startsWith('utm_'));

/** Values with control characters or halves of surrogate pairs are no marks. Others are encoded where they are written. */
function isMark(value: string): boolean {
  return value.length <= maxValueLength && value.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(value);
}
