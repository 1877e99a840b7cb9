import type { StudioFault } from '../protocol.ts';
import { asFields } from './values.ts';

/** The data with another value at `composition.rows[0].unit`. */
export function withValueAt(data: unknown, field: string, value: unknown): unknown {
  const [, index, key, rest = ''] = /^(?:\[(\d+)\]|([^.[]+))\.?(.*)$/.exec(field) ?? [];
  if (index !== undefined && Array.isArray(data)) {
    const at = Number(index);
    return data.map((item: unknown, number) => (number === at ? withValueAt(item, rest, value) : item));
  }
  if (key !== undefined && typeof data === 'object' && data !== null) {
    const fields = data as Record<string, unknown>;
    return { ...fields, [key]: withValueAt(fields[key], rest, value) };
  }
  return value;
}

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

function valueAt(data: unknown, field: string): unknown {
  return field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, part) => (Array.isArray(value) ? value[Number(part)] : asFields(value)[part]), data);
}
