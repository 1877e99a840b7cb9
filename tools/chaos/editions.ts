import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edition, type Received, request, timeUntil, type Visit } from './requests.ts';

const path = '/about';
let last = 0;

/** Writes a new number into two entries that one page shows: a page made of two versions shows two numbers. */
export function writeEdition(content: string): number {
  last += 1;
  for (const [name, field] of [
    ['site.yml', 'hours'],
    ['pages/about.yml', 'lead'],
  ] as const) {
    const text = readFileSync(join(content, name), 'utf8');
    const line = new RegExp(`^${field}: .*$`, 'm');
    if (!line.test(text)) throw new Error(`${name} has no ${field}`);
    writeFileSync(join(content, name), text.replace(line, `${field}: "Выпуск ${last} здесь, его номер виден."`));
  }
  return last;
}

const editionsIn = ({ text }: Received) => [
  ...new Set([...text.matchAll(edition)].map(([, number]) => Number(number))),
];

/** The page with the edition, whole and of one version. */
export function editionVisit(among: ReadonlySet<number>): Visit {
  return {
    path,
    judge: (received) => {
      if (received.status !== 200) return `${received.status}`;
      const [shown = 0, ...others] = editionsIn(received);
      if (others.length > 0) return `a mixture of editions ${[shown, ...others].join(' and ')}`;
      return among.has(shown) ? null : `edition ${shown}, which was not published`;
    },
  };
}

export const shownEdition = async (origin: string) => editionsIn(await request(origin, path))[0] ?? 0;

export const untilShown = (origin: string, number: number) =>
  timeUntil(`edition ${number}`, async () => (await shownEdition(origin)) === number);
