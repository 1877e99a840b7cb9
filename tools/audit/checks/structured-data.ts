import { structuredDataFaults } from '../../../src/site/seo/json-ld/required-fields.ts';
import { type Check, pagesOf } from '../finding.ts';

export const checkStructuredData: Check = (site) =>
  pagesOf(site).flatMap(({ path, page }) =>
    page.structuredData
      .flatMap(structuredDataFaults)
      .map((message) => ({ rule: 'structured-data' as const, path, message })),
  );
