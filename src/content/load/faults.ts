/** A fault of the content for an editor: the place and the remedy. */
export interface Fault {
  file: string;
  line: number;
  field: string;
  message: string;
  remedy: string;
  level: 'error' | 'warning';
}

/** An error in a file as a whole, unless a place in it is known. */
export function errorIn(file: string, message: string, remedy: string, line = 1, field = ''): Fault {
  return { file, line, field, message, remedy, level: 'error' };
}

/** Faults of drafts do not prevent publishing. */
export function ofDraft(fault: Fault): Fault {
  return fault.level === 'warning' ? fault : { ...fault, level: 'warning', message: `черновик: ${fault.message}` };
}

/** The remedy for a name that is not known: the one that is nearest to it, or else. */
export const meantOr = (meant: string | null, otherwise: string): string =>
  meant === null ? otherwise : `возможно, имелось в виду ${meant.startsWith('/') ? meant : `«${meant}»`}`;

export type Path = readonly (string | number)[];

/** `['composition', 'rows', 0, 'unit']` → `composition.rows[0].unit` */
export function fieldName(path: Path): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
    '',
  );
}

export function sortFaults(faults: readonly Fault[]): Fault[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return faults.toSorted(
    (a, b) => order(a.file, b.file) || a.line - b.line || order(a.field, b.field) || order(a.message, b.message),
  );
}

export function formatFault(fault: Fault): string {
  const mark = fault.level === 'warning' ? 'предупреждение: ' : '';
  const field = fault.field === '' ? '' : `  ${fault.field}`;
  return `${fault.file}:${fault.line}${field}  ${mark}${fault.message}  → ${fault.remedy}`;
}

/** The errors among them, line by line. */
export function errorReport(faults: readonly Fault[]): string {
  return faults
    .filter(({ level }) => level === 'error')
    .map(formatFault)
    .join('\n');
}

export function hasErrors(faults: readonly Fault[]): boolean {
  return faults.some((fault) => fault.level === 'error');
}
