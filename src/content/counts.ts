import { kindRecord } from './kinds/kinds.ts';
import type { Content } from './load/loaded-content.ts';
import { kindNames } from './schema/kind-names.ts';
import { formatNumber } from './text/russian.ts';

/** How much there is of everything, as `check` prints it at the end. */
export function countsTable(content: Content): string {
  const rows = kindNames
    .filter((kind) => kind !== 'site')
    .map((kind): [string, number] => {
      const { title, count } = kindRecord(kind);
      const single = content.single(kind);
      return [title, count ? (single ? count(single.data) : 0) : content.namesOf(kind).size];
    });
  rows.push(['Картинки', content.pictures.size]);
  const width = Math.max(...rows.map(([title]) => title.length));
  const lines = rows.map(([title, count]) => `${title.padEnd(width)}  ${formatNumber(count).padStart(5)}`);
  return ['', ...lines].join('\n');
}
