import { type Fault, sortFaults } from '../faults.ts';
import type { Content } from '../load.ts';
import { checkClaims } from './claims.ts';
import { checkCombinations } from './combinations.ts';
import { checkComposition } from './composition.ts';
import { checkDates } from './dates.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkImages } from './images.ts';
import { checkLegal } from './legal.ts';
import { checkLinks } from './links.ts';
import { checkNorms } from './norms.ts';
import { checkOrphans } from './orphans.ts';
import { checkProse } from './prose.ts';
import { checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { createReport } from './report.ts';
import { checkSamples } from './samples.ts';
import { checkSlugs } from './slugs.ts';
import { checkSources } from './sources.ts';

const checks = [
  checkSlugs,
  checkReferences,
  checkOrphans,
  checkImages,
  checkLinks,
  checkSources,
  checkRedirects,
  checkComposition,
  checkCombinations,
  checkNorms,
  checkLegal,
  checkDates,
  checkDuplicates,
  checkClaims,
  checkProse,
];

export interface CheckOptions {
  /** Refuse sample data too: what the public site is built with. */
  production?: boolean;
}

/** Every fault of the content, sorted. An entry that is not well-formed is reported once and asked nothing else. */
export function checkContent(content: Content, { production = false }: CheckOptions = {}): Fault[] {
  const faults: Fault[] = [...content.faults];
  const report = createReport(content, faults);
  for (const check of checks) check(report);
  if (production) checkSamples(report);
  return sortFaults(faults);
}
