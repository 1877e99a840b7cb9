import { z } from 'zod';

export const errorSchema = z
  .object({ error: z.object({ status: z.int(), code: z.string(), message: z.string() }) })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorSchema>;

/** Specification, section 8: these words are part of the contract. */
export const errorMessages = {
  notFound: 'Страница не найдена',
  noRoute: (path: string) => `Page Not Found: ${path}`,
  errorPageMissing: 'Page error not found',
} as const;
