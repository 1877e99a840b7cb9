import { type Check, pagesOf } from '../finding.ts';
import { structuredDataFaults } from '../required-fields.ts';

export const checkStructuredData: Check = (site) =>
  pagesOf(site).flatMap(({ path, page }) =>
    page.structuredData
      .flatMap(structuredDataFaults)
      .map((message) => ({ rule: 'structured-data' as const, path, message })),
  );
