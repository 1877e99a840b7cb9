import type { Path } from '../faults.ts';
import type { Report } from './report.ts';

/** With `--production` nothing marked `sample: true` may stay: it stands in for the owner's real data. */
export function checkSamples(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    for (const path of samplesIn(entry.data)) {
      report.error(
        entry,
        [...path, 'sample'],
        'это пример, а не настоящие данные',
        'замените своими и уберите строку sample: true',
      );
    }
  }
}

function* samplesIn(data: unknown, path: Path = []): Generator<Path> {
  if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* samplesIn(item, [...path, index]);
  else if (typeof data === 'object' && data !== null) {
    if ('sample' in data && data.sample === true) yield path;
    for (const [key, value] of Object.entries(data)) yield* samplesIn(value, [...path, key]);
  }
}
