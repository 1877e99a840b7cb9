import { z } from 'zod';
import { accentNames } from './vocabulary.ts';
import { machineWord, plainWords, words } from './wording.ts';

/** Shapes that several responses share. Names the specification gives are spelled exactly as it spells them. */

export const imageFileSchema = z
  .object({
    href: machineWord,
    width: z.int().positive(),
    height: z.int().positive(),
    srcset: z.record(z.string().regex(/^w\d+$/), machineWord),
    color: machineWord.describe('average colour, shown until the picture is there'),
  })
  .meta({ id: 'ImageFile' });

/** One composition, and the same lit for a dark page where there is such a picture. */
const imageFrameSchema = imageFileSchema.extend({ night: imageFileSchema.optional() }).meta({ id: 'ImageFrame' });

export const imageSchema = imageFrameSchema
  .extend({
    alt: plainWords,
    portrait: imageFrameSchema.optional().describe('the same scene composed for a tall place'),
  })
  .meta({ id: 'Image' });

const edgesSchema = z
  .object({
    left: z.array(machineWord).length(3).describe('colours down the left edge: at the top, half-way, at the bottom'),
    top: machineWord.describe('average colour of the upper edge'),
  })
  .meta({ id: 'Edges' });

/** The colours that a panel beside or above the picture continues. */
export const pictureEdgesSchema = edgesSchema.extend({ night: edgesSchema.nullable() }).meta({ id: 'PictureEdges' });

/** The page says so beside it. */
export const sampleSchema = z.boolean().describe('made up, until real data takes its place');

export const seoSchema = z
  .object({
    meta_title: plainWords,
    meta_description: plainWords,
    og_image: machineWord,
    og_title: plainWords,
    og_description: plainWords,
    og_type: machineWord,
    og_url: machineWord,
    robot_advanced: machineWord,
  })
  .meta({ id: 'Seo' });

export const linkSchema = z.object({ url: machineWord, label: words }).meta({ id: 'Link' });

export const cardLinkSchema = z
  .object({
    url: machineWord,
    title: words,
    label: words,
    image: imageSchema.nullable(),
    icon: machineWord.nullable(),
    theme: z.enum(['light', 'dark']),
  })
  .meta({ id: 'CardLink' });

export const figureSchema = z.object({ value: words, label: words, note: words.nullable() }).meta({ id: 'Figure' });
export const titledTextSchema = z.object({ title: words, text: words }).meta({ id: 'TitledText' });

export const sourceSchema = z
  .object({ title: words, publisher: words, year: z.int().nullable(), url: machineWord.nullable() })
  .meta({ id: 'Source' });

export const accentSchema = z
  .object({ name: z.enum(accentNames), accent: machineWord, tint: machineWord, deep: machineWord })
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

export const tocItemSchema = z.object({ id: machineWord, title: words, level: z.int() }).meta({ id: 'TocItem' });

export type ImageFile = z.infer<typeof imageFileSchema>;
export type PictureEdges = z.infer<typeof pictureEdgesSchema>;
export type ImageFrame = z.infer<typeof imageFrameSchema>;
export type Image = z.infer<typeof imageSchema>;
export type Seo = z.infer<typeof seoSchema>;
export type Link = z.infer<typeof linkSchema>;
export type CardLink = z.infer<typeof cardLinkSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type TitledText = z.infer<typeof titledTextSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type Rating = z.infer<typeof ratingSchema>;

/** From how many reviews there are with one star, with two, up to five; null without any. */
export function ratingOf(distribution: number[]): Rating | null {
  const count = distribution.reduce((sum, reviews) => sum + reviews, 0);
  if (count === 0) return null;
  const stars = distribution.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0);
  return { value: Math.round((stars / count) * 10) / 10, count, distribution };
}
export type Pagination = z.infer<typeof paginationSchema>;
export type TocItem = z.infer<typeof tocItemSchema>;
