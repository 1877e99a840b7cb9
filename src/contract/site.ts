import { z } from 'zod';
import { seriesCardSchema, shopSchema, themeCardSchema } from './cards.ts';
import { linkSchema } from './common.ts';

/** What the frame of every page shows: header, catalogue panel, footer. */
export const siteSchema = z
  .object({
    brand: z.object({ name: z.string(), slogan: z.string(), description: z.string() }),
    company: z.object({ name: z.string(), inn: z.string(), ogrn: z.string(), address: z.string() }),
    phones: z.array(z.object({ label: z.string(), number: z.string(), text: z.string() })),
    email: z.string(),
    hours: z.string(),
    social: z.array(z.object({ id: z.string(), label: z.string(), url: z.string() })),
    warning: z.string(),
    header: z.array(linkSchema),
    footer: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
    legal: z.array(linkSchema),
    series: z.array(seriesCardSchema),
    themes: z.array(themeCardSchema),
    shops: z.array(shopSchema.pick({ id: true, title: true, url: true, campaignTemplate: true, params: true })),
    popular: z.array(z.string()).describe('frequent queries for the search box'),
    version: z.string().describe('version of the published content'),
  })
  .meta({ id: 'Site' });

export type Site = z.infer<typeof siteSchema>;
