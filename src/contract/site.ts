import { z } from 'zod';
import { seriesCardSchema, shopSchema, themeCardSchema } from './cards.ts';
import { linkSchema } from './common.ts';
import { machineWord, words } from './wording.ts';

/** What the frame of every page shows: header, catalogue panel, footer. */
export const siteSchema = z
  .object({
    brand: z.object({ name: words, slogan: words, description: words }),
    company: z.object({ name: words, inn: machineWord, ogrn: machineWord, address: words }),
    phones: z.array(z.object({ label: words, number: machineWord, text: words })),
    email: machineWord,
    hours: words,
    social: z.array(z.object({ id: machineWord, label: words, url: machineWord })),
    warning: words,
    header: z.array(linkSchema),
    footer: z.array(z.object({ title: words, links: z.array(linkSchema) })),
    legal: z.array(linkSchema),
    series: z.array(seriesCardSchema),
    themes: z.array(themeCardSchema),
    shops: z.array(shopSchema.pick({ id: true, title: true, url: true, campaignTemplate: true, params: true })),
    popular: z.array(machineWord).describe('frequent queries for the search box'),
  })
  .meta({ id: 'Site' });

export type Site = z.infer<typeof siteSchema>;
