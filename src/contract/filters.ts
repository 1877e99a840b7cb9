import { z } from 'zod';
import { productCardSchema } from './cards.ts';
import { paginationSchema } from './common.ts';

/** Query keys of the product filter. One name serves the URL of the page, the API and the facet. */
export const facetKeys = ['series', 'theme', 'component', 'without', 'form', 'age', 'audience', 'time', 'mark', 'allergen', 'rating'] as const;
export type FacetKey = (typeof facetKeys)[number];

export const sortOrders = {
  popular: 'Сначала популярные',
  rating: 'По оценке',
  title: 'По названию',
  new: 'Сначала новые',
} as const;
export type SortOrder = keyof typeof sortOrders;

export const facetTitles: Record<FacetKey, string> = {
  series: 'Серия',
  theme: 'Задача',
  component: 'Содержит',
  without: 'Не содержит',
  form: 'Форма',
  age: 'Возраст',
  audience: 'Кому',
  time: 'Время приёма',
  mark: 'Особенности состава',
  allergen: 'Без аллергенов',
  rating: 'Оценка',
};

export const facetSchema = z
  .object({
    key: z.enum(facetKeys),
    title: z.string(),
    options: z.array(
      z.object({
        value: z.string(),
        title: z.string(),
        count: z.int().describe('how many products a click would give'),
        selected: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Facet' });

export const filtersAnswerSchema = z
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
  .meta({ id: 'FiltersAnswer' });

export type Facet = z.infer<typeof facetSchema>;
export type FiltersAnswer = z.infer<typeof filtersAnswerSchema>;
