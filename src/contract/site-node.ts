import { z } from 'zod';
import { imageSchema } from './common.ts';

/** What the site's own server asks the API for: cache version, redirects, addresses for the sitemap. */
export const versionSchema = z.object({ version: z.string() }).meta({ id: 'Version' });

export const redirectsSchema = z
  .array(z.object({ from: z.string(), to: z.string(), status: z.union([z.literal(301), z.literal(308)]) }))
  .meta({ id: 'Redirects' });

const addressSchema = z
  .object({
    path: z.string(),
    kind: z.string(),
    title: z.string(),
    description: z.string(),
    updated: z.string(),
    image: imageSchema.nullable(),
    indexed: z.boolean(),
  })
  .meta({ id: 'Address' });
export const addressesSchema = z.array(addressSchema).meta({ id: 'Addresses' });

/** The published pictures with their widths, for the copies that nodes keep. */
export const originalsSchema = z
  .array(z.object({ hash: z.string(), width: z.int().positive() }))
  .meta({ id: 'Originals' });

export type Redirect = z.infer<typeof redirectsSchema>[number];
export type Address = z.infer<typeof addressSchema>;
export type Original = z.infer<typeof originalsSchema>[number];

export const errorSchema = z
  .object({ error: z.object({ status: z.int(), code: z.string(), message: z.string() }) })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorSchema>;
