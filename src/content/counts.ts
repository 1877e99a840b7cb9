import { type Kind, kindTitles } from './kinds.ts';
import type { Content } from './load.ts';
import { formatNumber } from './russian.ts';

/** How much there is of everything, as `check` prints it at the end. */
export function countsTable(content: Content): string {
  const rows: [string, number][] = (Object.keys(kindTitles) as Kind[])
    .filter((kind) => kind !== 'site')
    .map((kind) => [kindTitles[kind], countOf(content, kind)]);
  rows.push(['Картинки', content.pictures.size]);
  const width = Math.max(...rows.map(([title]) => title.length));
  const lines = rows.map(([title, count]) => `${title.padEnd(width)}  ${formatNumber(count).padStart(5)}`);
  return ['', ...lines].join('\n');
}

function countOf(content: Content, kind: Kind): number {
  if (kind === 'redirects' || kind === 'synonyms') return content.single(kind)?.data.length ?? 0;
  return content.namesOf(kind).size;
}
