import { useSite } from '../../api-client/use-site.ts';
import { StructuredData } from './structured-data.tsx';

/** Organization and website, on every page. */
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
