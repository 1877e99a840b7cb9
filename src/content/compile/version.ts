import { createHash } from 'node:crypto';
import type { Publication } from '../../store/publication.ts';

/** The same content has the same version on every machine, at any time, in whatever order files were read. */
export function versionOf(publication: Publication): string {
  const { version: _, ...rest } = publication;
  return createHash('sha256').update(stableJson(rest)).digest('hex');
}

/** The same text for the same value, whatever the order of its fields. */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${stableJson(inner)}`);
  return `{${fields.join(',')}}`;
}
