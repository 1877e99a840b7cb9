/** Specification, section 9: what is kept from the landing URL, under the same names in local storage. */
export const rememberedKeys = ['utm_source', 'utm_campaign', 'utm_medium', 'ac_stat'] as const;
export type RememberedKey = (typeof rememberedKeys)[number];

/** A value from an address is somebody else's text: it is cut to this many characters. */
export const maxValueLength = 100;

/** The medium of a visitor who came by himself: to the shop, the site is what referred him. */
export const defaultMedium = 'referral';
export const ownSource = 'site';
/** The campaign of a link on the home page, whose path has no words. */
export const homeCampaign = 'home';
