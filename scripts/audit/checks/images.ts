import { type Check, type Finding, pagesOf } from '../finding.ts';

export const checkImages: Check = (site) => {
  const findings: Finding[] = [];
  for (const { path, page } of pagesOf(site)) {
    for (const { src, hasSize, hasAlt } of page.images) {
      if (!hasSize) findings.push({ rule: 'image-size', path, message: `${src} has no width and height` });
      if (!hasAlt) findings.push({ rule: 'image-alt', path, message: `${src} has no alt` });
    }
  }
  return findings;
};
