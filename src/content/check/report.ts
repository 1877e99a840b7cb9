import { type Fault, fieldName, type Path } from '../load/faults.ts';
import { fieldsOf } from '../load/fields.ts';
import type { Content, Entry } from '../load/loaded-content.ts';

export interface Report {
  content: Content;
  faults: Fault[];
  error(entry: Entry, path: Path, message: string, remedy: string, line?: number): void;
  warning(entry: Entry, path: Path, message: string, remedy: string, line?: number): void;
}

export function createReport(content: Content, faults: Fault[]): Report {
  const add =
    (level: Fault['level']): Report['error'] =>
    (entry, path, message, remedy, line) =>
      faults.push({
        file: entry.file,
        line: line ?? entry.lineOf(path),
        field: fieldName(entry.inFile(path)),
        message,
        remedy,
        level,
      });
  return { content, faults, error: add('error'), warning: add('warning') };
}

/** With `--production` sample data is refused. */
export function checkSamples(report: Report): void {
  for (const entry of report.content.everyEntry()) {
    for (const { path, metadata } of fieldsOf(entry)) {
      if (metadata.type === 'sample')
        report.error(entry, path, 'это пример, а не настоящие данные', 'замените своими и уберите строку sample: true');
    }
  }
}
