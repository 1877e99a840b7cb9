import { z } from 'zod';

export const errorSchema = z
  .object({ error: z.object({ status: z.int(), code: z.string(), message: z.string() }) })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorSchema>;
