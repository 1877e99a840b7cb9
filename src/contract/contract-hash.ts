import { createHash } from 'node:crypto';
import { z } from 'zod';
import { calls } from './calls.ts';

/** Raised when a publication changes in a way that no response shows: what the search or the lists are made from. */
const publicationFormat = 1;

let known: string | undefined;

/**
 * Of everything that code and a publication must agree on. Documents that were compiled for another contract are never
 * served: pages made from them would fail one by one.
 */
export function contractHash(): string {
  known ??= createHash('sha256')
    .update(JSON.stringify([publicationFormat, Object.entries(calls).map(([path, call]) => [path, schemaOf(call)])]))
    .digest('hex')
    .slice(0, 20);
  return known;
}

const schemaOf = ({ response }: { response: z.ZodType }) => z.toJSONSchema(response, { io: 'output' });
