import { type Fault, ofDraft, sortFaults } from '../load/faults.ts';
import type { Content } from '../load/loaded-content.ts';
import { checkBatches } from './batches.ts';
import { checkClaims } from './claims.ts';
import { checkCombinations } from './combinations.ts';
import { checkComposition } from './composition.ts';
import { checkCompounds } from './compounds.ts';
import { checkDates } from './dates.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkFigures } from './figures.ts';
import { checkFinder } from './finder.ts';
import { checkFinderWays } from './finder-ways.ts';
import { checkFormula } from './formula.ts';
import { checkImages } from './images.ts';
import { checkLegal } from './legal.ts';
import { checkLinks } from './links.ts';
import { checkNorms } from './norms.ts';
import { checkOrphans } from './orphans.ts';
import { checkPhysical } from './physical.ts';
import { checkProof } from './proof.ts';
import { checkProse } from './prose.ts';
import { checkRedirects } from './redirects.ts';
import { checkReferences } from './references.ts';
import { createReport, type Report } from './report.ts';
import { checkSamples } from './samples.ts';
import { checkSchedule, draftFaults } from './schedule.ts';
import { checkShopLinks } from './shop-links.ts';
import { checkSlugs } from './slugs.ts';
import { checkSources } from './sources.ts';
import { checkThemeTools } from './theme-tools.ts';
import { checkTraceability } from './traceability.ts';

const checks: ((report: Report, now: number) => void)[] = [
  checkSlugs,
  checkReferences,
  checkOrphans,
  checkImages,
  checkLinks,
  checkSources,
  checkFigures,
  checkShopLinks,
  checkRedirects,
  checkComposition,
  checkPhysical,
  checkBatches,
  checkProof,
  checkThemeTools,
  checkFormula,
  checkCombinations,
  checkCompounds,
  checkFinder,
  checkNorms,
  checkLegal,
  checkDates,
  checkDuplicates,
  checkClaims,
  checkProse,
  checkTraceability,
];

export interface CheckOptions {
  /** Refuse sample data too: what the public site is built with. */
  production?: boolean;
  /** What is on the site depends on it. */
  now?: number;
  /** Walk through the finder on every way, too: it takes a second or two. */
  everyWay?: boolean;
}

/** Every fault of the content, sorted. An entry that is not well-formed is reported once and asked nothing else. */
export function checkContent(
  content: Content,
  { production = false, now = Date.now(), everyWay = false }: CheckOptions = {},
): Fault[] {
  const faults: Fault[] = [...content.faults];
  const report = createReport(content, faults);
  for (const check of checks) check(report, now);
  if (everyWay) checkFinderWays(report);
  const isOfDraft = draftFaults(content);
  if (production) checkSamples(report);
  checkSchedule(report, now);
  return sortFaults(faults.map((fault) => (isOfDraft(fault) ? ofDraft(fault) : fault)));
}
