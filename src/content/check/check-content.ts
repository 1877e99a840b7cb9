import { type Fault, ofDraft, sortFaults } from '../load/faults.ts';
import type { Content } from '../load/loaded-content.ts';
import { checkArithmetic } from './arithmetic.ts';
import { checkClaims, checkLegal } from './claims.ts';
import { checkComposition, checkCompounds, checkNorms, checkPhysical } from './composition.ts';
import { checkCharacters, checkCopiedValues } from './copied-values.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkFinder } from './finder.ts';
import { checkFigures, checkImages } from './images.ts';
import { checkLinks, checkRedirects, checkShopLinks, checkSources } from './links.ts';
import { checkProductWords } from './product-words.ts';
import { checkBatches, checkFormula, checkProof, checkTraceability } from './proof.ts';
import { checkProse } from './prose.ts';
import { checkOrphans, checkReferences } from './references.ts';
import { checkSamples, createReport, type Report } from './report.ts';
import { checkSameFacts } from './same-facts.ts';
import { checkDates, checkSchedule, draftFaults } from './schedule.ts';
import { checkSlugs } from './slugs.ts';
import { checkStaleDoses } from './stale-doses.ts';
import { checkCombinations, checkMedicines, checkThemeTools } from './tools.ts';

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
  checkMedicines,
  checkCompounds,
  checkFinder,
  checkNorms,
  checkLegal,
  checkDates,
  checkDuplicates,
  checkCopiedValues,
  checkCharacters,
  checkClaims,
  checkProse,
  checkProductWords,
  checkSameFacts,
  checkStaleDoses,
  checkArithmetic,
  checkTraceability,
];

export interface CheckOptions {
  /** Refuse sample data, too. */
  production?: boolean;
  /** Decides which entries are published. */
  now?: number;
}

/** Every fault of the content, sorted. An entry that is not well-formed is reported once and not checked further. */
export function checkContent(content: Content, { production = false, now = Date.now() }: CheckOptions = {}): Fault[] {
  const faults: Fault[] = [...content.faults];
  const report = createReport(content, faults);
  for (const check of checks) check(report, now);
  const isOfDraft = draftFaults(content);
  if (production) checkSamples(report);
  checkSchedule(report, now);
  return sortFaults(faults.map((fault) => (isOfDraft(fault) ? ofDraft(fault) : fault)));
}
