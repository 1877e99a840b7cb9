import { useSite } from '../../api-client/use-site.ts';
import { StructuredData } from './structured-data.tsx';

/** Who speaks on every page, and what the site is. */
export function SiteData() {
  const site = useSite();
  if (!site) return null;
  return (
    <>
      <StructuredData block="organization" of={site} />
      <StructuredData block="website" of={site} />
    </>
  );
}
