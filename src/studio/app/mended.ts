import type { StudioFault } from '../protocol.ts';
import { asFields, valueAt, withValueAt } from '../values.ts';

/** The data with a fault's mechanical remedy taken. */
export function mended(data: unknown, { field, mend, unknown }: StudioFault): unknown {
  if (!unknown) return withValueAt(data, field, mend);
  const [, group = '', key = ''] = /^(?:(.*)\.)?([^.]+)$/.exec(field) ?? [];
  const fields = asFields(valueAt(data, group));
  const renamed = Object.entries(fields).flatMap(([name, value]) =>
    name !== key ? [[name, value]] : unknown.meant === null ? [] : [[unknown.meant, value]],
  );
  return withValueAt(data, group, Object.fromEntries(renamed));
}
