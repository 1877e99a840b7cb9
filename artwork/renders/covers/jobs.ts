import type { Job } from '../job.ts';
import { basics } from './basics.ts';
import { beauty } from './beauty.ts';
import type { Cover } from './cover.ts';
import { events } from './events.ts';
import { immunity } from './immunity.ts';
import { kids } from './kids.ts';
import { nutrition } from './nutrition.ts';
import { sleep } from './sleep.ts';
import { sport } from './sport.ts';

function jobsOf(folder: string, covers: Record<string, Cover>, pack: (key: string) => object): Job[] {
  return Object.entries(covers).map(([slug, { things, ...cover }]) => ({
    id: `${folder}/${slug}.webp`,
    scene: 'cover',
    size: [1600, 1000],
    samples: 8,
    ...cover,
    things: things.map(({ product, ...thing }) => (product ? { ...thing, product: pack(product) } : thing)),
  }));
}

export const covers = (pack: (key: string) => object): Job[] => [
  ...jobsOf('articles', { ...basics, ...nutrition, ...immunity, ...beauty, ...sleep, ...sport, ...kids }, pack),
  ...jobsOf('events', events, pack),
];
