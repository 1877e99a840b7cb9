import { fieldsOf } from '../load/fields.ts';
import type { Report } from './report.ts';

/** With `--production` nothing marked `sample: true` may stay: it stands in for the owner's real data. */
export function checkSamples(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    for (const { path, meaning } of fieldsOf(entry)) {
      if (meaning.is === 'sample')
        report.error(entry, path, 'это пример, а не настоящие данные', 'замените своими и уберите строку sample: true');
    }
  }
}
