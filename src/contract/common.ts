import { z } from 'zod';
import { accentNames } from './vocabulary.ts';

/** Shapes that several answers share. Names the specification gives are spelled exactly as it spells them. */

export const imageSchema = z
  .object({
    href: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    srcset: z.record(z.string().regex(/^w\d+$/), z.string()),
    alt: z.string(),
    color: z.string().describe('average colour, shown until the picture is there'),
  })
  .meta({ id: 'Image' });

export const seoSchema = z
  .object({
    meta_title: z.string(),
    meta_description: z.string(),
    og_image: z.string(),
    og_title: z.string(),
    og_description: z.string(),
    og_type: z.string(),
    og_url: z.string(),
    robot_advanced: z.string(),
  })
  .meta({ id: 'Seo' });

export const linkSchema = z.object({ url: z.string(), label: z.string() }).meta({ id: 'Link' });

export const cardLinkSchema = z
  .object({
    url: z.string(),
    title: z.string(),
    label: z.string(),
    image: imageSchema.nullable(),
    icon: z.string().nullable(),
    theme: z.enum(['light', 'dark']),
  })
  .meta({ id: 'CardLink' });

export const figureSchema = z
  .object({ value: z.string(), label: z.string(), note: z.string().nullable() })
  .meta({ id: 'Figure' });
export const titledTextSchema = z.object({ title: z.string(), text: z.string() }).meta({ id: 'TitledText' });

export const sourceSchema = z
  .object({ title: z.string(), publisher: z.string(), year: z.int().nullable(), url: z.string().nullable() })
  .meta({ id: 'Source' });

export const accentSchema = z
  .object({ name: z.enum(accentNames), accent: z.string(), tint: z.string(), deep: z.string() })
  .meta({ id: 'Accent' });

export const ratingSchema = z
  .object({
    value: z.number().describe('mean of the published ratings, one decimal'),
    count: z.int(),
    distribution: z.array(z.int()).length(5).describe('how many ratings of 1, 2, 3, 4 and 5'),
  })
  .meta({ id: 'Rating' });

export const paginationSchema = z
  .object({ page: z.int(), pages: z.int(), total: z.int(), perPage: z.int() })
  .meta({ id: 'Pagination' });

export const tocItemSchema = z.object({ id: z.string(), title: z.string(), level: z.int() }).meta({ id: 'TocItem' });

export type Image = z.infer<typeof imageSchema>;
export type Seo = z.infer<typeof seoSchema>;
export type Link = z.infer<typeof linkSchema>;
export type CardLink = z.infer<typeof cardLinkSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type TitledText = z.infer<typeof titledTextSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Accent = z.infer<typeof accentSchema>;
export type Rating = z.infer<typeof ratingSchema>;
export type Pagination = z.infer<typeof paginationSchema>;
export type TocItem = z.infer<typeof tocItemSchema>;
