/** The target of the menu button without scripts: the links of the footer. */
export const siteMapId = 'site-map';
