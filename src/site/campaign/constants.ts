/** Specification, section 9: what is kept from the landing URL, under the same names in local storage. */
export const rememberedKeys = ['utm_source', 'utm_campaign', 'utm_medium', 'ac_stat'] as const;
export type RememberedKey = (typeof rememberedKeys)[number];

/** Far more than any real mark has; what is longer was not made by an advertising system and is not kept. */
export const maxValueLength = 1_000;

/** The medium of a visitor who came by himself: to the shop, the site is what referred him. */
export const defaultMedium = 'referral';
export const ownSource = 'site';
/** The campaign of a link on the home page, whose path has no words. */
export const homeCampaign = 'home';
