/** Whose page it is: what every block of structured data says of the site it stands on. */
export interface SiteIdentity {
  origin: string;
  /** The brand's name, from the content. */
  brand: string;
}
