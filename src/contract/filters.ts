import { z } from 'zod';
import { productCardSchema } from './cards.ts';
import { paginationSchema } from './common.ts';
import { facetKeys, type SortOrder, sortOrders } from './query-vocabulary.ts';

const facetSchema = z
  .object({
    key: z.enum(facetKeys),
    title: z.string(),
    options: z.array(
      z.object({
        value: z.string(),
        title: z.string(),
        count: z.int().describe('how many products a click would give; of a selected value, how many it has'),
        adds: z.boolean().describe('a click adds that many to those that are shown'),
        selected: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Facet' });

export const filtersResponseSchema = z
  .object({
    facets: z.array(facetSchema),
    sort: z.enum(Object.keys(sortOrders) as [SortOrder, ...SortOrder[]]),
    items: z.array(productCardSchema),
    pagination: paginationSchema,
    ignored: z.array(z.string()).describe('parameters that were not understood'),
    relaxations: z
      .array(z.object({ key: z.enum(facetKeys), title: z.string(), count: z.int(), query: z.string() }))
      .describe('what an empty result offers instead'),
  })
  .meta({ id: 'FiltersResponse' });

export type Facet = z.infer<typeof facetSchema>;
export type FiltersResponse = z.infer<typeof filtersResponseSchema>;
