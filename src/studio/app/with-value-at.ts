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
