import { z } from 'zod';
import { personCardSchema, productCardSchema } from './cards.ts';
import { linkSchema, titledTextSchema } from './common.ts';
import { documentKinds, jarPlaces, wayDrawings } from './page-vocabulary.ts';
import { keysOf } from './vocabulary.ts';
import { machineWord, words } from './wording.ts';

/** What the brand can show for itself: how a product comes about, what is in it, by whom and on what paper. */

const head = { title: words, text: words };

export const waySchema = z
  .object({
    ...head,
    steps: z.array(
      titledTextSchema.extend({
        drawing: z.enum(keysOf(wayDrawings)),
        people: z.array(personCardSchema),
        document: words.describe('what is on paper after the step'),
        links: z.array(linkSchema).describe('where it can be seen'),
      }),
    ),
  })
  .meta({ id: 'Way' });

const capsulePartSchema = z.object({ length: z.number(), diameter: z.number() });

export const capsuleSchema = z
  .object({
    product: productCardSchema,
    size: z
      .object({ number: words, length: z.number(), cap: capsulePartSchema, body: capsulePartSchema })
      .describe('in millimetres; the length is that of the closed capsule'),
    mass: words,
    shell: z.object({ madeOf: words, mass: words }),
    fill: words.describe('mass of what is inside'),
    parts: z
      .array(
        z.object({
          name: words,
          url: machineWord.nullable(),
          amount: words.describe('in one capsule, as the label counts it'),
          whole: words.nullable().describe('with the rest of its salt'),
          share: z.number().describe('per cent of what is inside, by mass'),
          ownShare: z.number().describe('the same without the rest of its salt'),
        }),
      )
      .describe('what the label names; the last one is everything else'),
  })
  .meta({ id: 'Capsule' });

export const documentsSchema = z
  .object({
    ...head,
    product: words,
    batch: z.object({ number: machineWord, url: machineWord }),
    items: z.array(
      titledTextSchema.extend({
        shows: z.enum(keysOf(documentKinds)),
        number: machineWord.nullable(),
        date: machineWord.nullable(),
        link: linkSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'Documents' });

export const peopleAtWorkSchema = z.object({
  ...head,
  items: z.array(personCardSchema.extend({ duty: words.describe('what the person answers for') })),
});

/** Steps of telling a real jar; those with a place have their number on the drawing. */
export const genuineStepSchema = titledTextSchema.extend({ place: z.enum(keysOf(jarPlaces)).nullable() });

export const troubleCasesSchema = z.object({
  ...head,
  cases: z.array(titledTextSchema.extend({ link: linkSchema.nullable() })),
});

export type Way = z.infer<typeof waySchema>;
export type Capsule = z.infer<typeof capsuleSchema>;
export type Documents = z.infer<typeof documentsSchema>;
