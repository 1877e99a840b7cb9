/** Where the menu button leads without scripts: the links of the footer. */
export const siteMapId = 'site-map';
