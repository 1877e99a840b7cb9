import { batchesFaults, dosesFaults, drawnFaults, landingsFaults } from './dose-cases.ts';
import { type Broken, d3, type FaultCase, second } from './fault-case.ts';
import { filesFaults, shapeFaults, spellingFaults } from './file-cases.ts';
import { linksFaults, namesFaults, orphansFaults, picturesFaults } from './link-cases.ts';
import { datesFaults, figuresFaults, lawFaults, proseFaults, repeatsFaults, scheduleFaults } from './text-cases.ts';

export const faultCases: FaultCase[] = [
  ...filesFaults,
  ...spellingFaults,
  ...shapeFaults,
  ...namesFaults,
  ...linksFaults,
  ...orphansFaults,
  ...picturesFaults,
  ...dosesFaults,
  ...batchesFaults,
  ...landingsFaults,
  ...drawnFaults,
  ...lawFaults,
  ...datesFaults,
  ...repeatsFaults,
  ...scheduleFaults,
  ...proseFaults,
  ...figuresFaults,
];

/** What the prose rules and the law on advertising have lists of: a text for each that breaks it. */
export const inArticle = (text: string) => (content: Broken) =>
  content.edit(second, '## Начало', `${text}\n\n## Начало`);
export const inProduct = (text: string) => (content: Broken) =>
  content.edit(d3, 'Текст о товаре', `${text} Текст о товаре`);
export const proseArticle = second;
export const claimsProduct = d3;
