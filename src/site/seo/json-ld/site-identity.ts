export interface SiteIdentity {
  origin: string;
  brand: string;
}
