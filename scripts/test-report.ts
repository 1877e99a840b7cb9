import { readFileSync } from 'node:fs';

export type ReportKind = 'vitest' | 'playwright';

/** The options and variables that make a test runner write its report to a file, beside what it prints. */
export function reportTo(kind: ReportKind, file: string): { args: string[]; env: Record<string, string> } {
  return kind === 'vitest'
    ? { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }
    : { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
}

/** How many tests were run: one that was skipped or is yet to be written proves nothing. */
export function executedTests(kind: ReportKind, file: string): number | undefined {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
    return numPassedTests + numFailedTests;
  }
  const { expected, unexpected, flaky } = (report as { stats: Record<string, number> }).stats;
  return (expected ?? 0) + (unexpected ?? 0) + (flaky ?? 0);
}
