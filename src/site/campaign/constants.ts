/** Specification, section 9: what is kept from the landing URL, under the same names in local storage. */
export const rememberedKeys = ['utm_source', 'utm_campaign', 'utm_medium', 'ac_stat'] as const;
export type RememberedKey = (typeof rememberedKeys)[number];

/** Longer values were not made by an advertising system. */
export const maxValueLength = 1_000;

/** The medium of a visitor without a campaign: for the shop, this site is the referrer. */
export const defaultMedium = 'referral';
export const ownSource = 'site';
/** The campaign of a link on the home page, whose path has no words. */
export const homeCampaign = 'home';
