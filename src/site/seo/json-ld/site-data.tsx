import { useSite } from '../../frame/use-site.ts';
import { organizationData, websiteData } from './organization.ts';
import { StructuredData } from './structured-data.tsx';

/** Who speaks on every page, and what the site is. */
export function SiteData() {
  const site = useSite();
  if (!site) return null;
  return (
    <>
      <StructuredData make={(origin) => organizationData(site, origin)} />
      <StructuredData make={(origin) => websiteData(site, origin)} />
    </>
  );
}
