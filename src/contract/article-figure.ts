import { z } from 'zod';
import { machineWord, words } from './wording.ts';

const head = { id: machineWord.describe('its place in the text: <!--figure id-->'), title: words };

/** What an article draws. The body has a comment with the figure's name where it belongs. */
export const articleFigureSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('label').describe('a label, line by line'),
    ...head,
    lines: z.array(z.object({ printed: words, meaning: words })),
  }),
  z.object({
    type: z.literal('limits').describe('how much room there is between norm and upper level'),
    ...head,
    note: words,
    rows: z.array(
      z.object({ name: words, norm: words, limit: words, percent: z.int().describe('the norm, of the upper level') }),
    ),
  }),
  z.object({
    type: z.literal('day').describe('moments of a day'),
    ...head,
    moments: z.array(z.object({ time: words, what: words, why: words })),
  }),
]);

export type ArticleFigure = z.infer<typeof articleFigureSchema>;
