import { type Check, type Finding, indexedPages, pagesOf } from '../finding.ts';

/** In characters. Search engines cut longer ones; shorter ones say nothing. */
const limits = { title: { short: 20, long: 70 }, description: { short: 70, long: 180 } } as const;

export const checkTitles: Check = (site) => {
  const findings: Finding[] = [];
  for (const { path, page } of pagesOf(site)) {
    if (!page.canonical) findings.push({ rule: 'canonical-missing', path, message: 'no canonical link' });
  }
  for (const field of ['title', 'description'] as const) {
    const { short, long } = limits[field];
    const seen = new Map<string, string>();
    for (const { path, page } of indexedPages(site)) {
      const text = page[field];
      if (!text) {
        findings.push({ rule: `${field}-missing`, path, message: `no ${field}` });
        continue;
      }
      const other = seen.get(text);
      if (other !== undefined)
        findings.push({ rule: `${field}-double`, path, message: `the same as ${other}: ${text}` });
      else seen.set(text, path);
      const length = [...text].length;
      if (length > long)
        findings.push({ rule: `${field}-long`, path, message: `${length} of ${long} characters: ${text}` });
      if (length < short)
        findings.push({ rule: `${field}-short`, path, message: `${length} of ${short} characters: ${text}` });
    }
  }
  return findings;
};
