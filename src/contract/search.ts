import { z } from 'zod';
import { imageSchema, paginationSchema } from './common.ts';
import { type SearchKind, searchKinds } from './query-vocabulary.ts';
import { machineWord } from './wording.ts';

const kind = z.enum(Object.keys(searchKinds) as [SearchKind, ...SearchKind[]]);

/** Text cut into pieces; `hit` pieces are shown marked. Never HTML, so nothing needs escaping. */
const fragmentSchema = z.array(z.object({ text: z.string(), hit: z.boolean() })).meta({ id: 'Fragment' });

const searchHitSchema = z
  .object({
    kind,
    url: z.string(),
    title: fragmentSchema,
    text: fragmentSchema,
    note: z.string().nullable().describe('series of a product, role of a person'),
    image: imageSchema.nullable(),
  })
  .meta({ id: 'SearchHit' });

export const searchResponseSchema = z
  .object({
    query: z.string(),
    kind: kind.nullable(),
    groups: z.array(z.object({ kind, title: z.string(), count: z.int() })),
    hits: z.array(searchHitSchema),
    correction: z.string().nullable().describe('«возможно, вы искали»'),
    nearest: z.array(z.string()).describe('known queries close to this one, for an empty result'),
    pagination: paginationSchema,
    batch: machineWord.nullable().describe('the batch whose number was typed'),
  })
  .meta({ id: 'SearchResponse' });

export const suggestResponseSchema = z
  .object({
    query: z.string(),
    words: z.array(z.string()).describe('known queries that begin like this one'),
    hits: z.array(searchHitSchema),
  })
  .meta({ id: 'SuggestResponse' });

export type Fragment = z.infer<typeof fragmentSchema>;
export type SearchHit = z.infer<typeof searchHitSchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
export type SuggestResponse = z.infer<typeof suggestResponseSchema>;
