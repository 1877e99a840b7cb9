import { isFields } from '../values.ts';

/** What a value has that its base has not; 0 is the base itself, a number in a list the base's item of that place. */
export type Packed = 0 | { value?: unknown } | { list: (number | [Packed])[] } | { fields: Record<string, Packed> };

/** Of a list of a thousand rows all but one stay the same objects from key to key: nobody puts them away again. */
export function packed(value: unknown, base: unknown): Packed {
  if (value === base) return 0;
  if (Array.isArray(value) && Array.isArray(base)) {
    const places = new Map(base.map((item, index) => [item, index]));
    return { list: value.map((item, index) => places.get(item) ?? [packed(item, base[index])]) };
  }
  if (isFields(value) && isFields(base))
    return { fields: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packed(one, base[key])])) };
  return { value };
}

export function unpacked(from: Packed, base: unknown): unknown {
  if (from === 0) return base;
  if ('list' in from) {
    const items = base as unknown[];
    return from.list.map((one, index) => (typeof one === 'number' ? items[one] : unpacked(one[0], items[index])));
  }
  if ('fields' in from) {
    const fields = base as Record<string, unknown>;
    return Object.fromEntries(Object.entries(from.fields).map(([key, one]) => [key, unpacked(one, fields[key])]));
  }
  return from.value;
}
