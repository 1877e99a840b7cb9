import { z } from 'zod';
import { pageNames, pagePaths } from '../../contract/paths.ts';
import { filesIn, type KindRecord } from './kind-record.ts';
import { type PageSource, pageSchemas } from './page-schemas.ts';

const addressOf = (name: string) => (pagePaths as Record<string, string>)[name] ?? null;

const schema: z.ZodType<PageSource> = z.union(Object.values(pageSchemas));

export const page: KindRecord<typeof schema> = {
  ...filesIn('pages', '.yml'),
  title: 'Страницы',
  missing: 'страницы',
  voice: 'promotional',
  schema,
  variants: pageSchemas,
  required: pageNames,
  address: addressOf,
};
