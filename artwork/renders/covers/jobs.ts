import type { Job } from '../job.ts';
import { basics } from './basics.ts';
import { beauty } from './beauty.ts';
import type { Cover } from './cover.ts';
import { events } from './events.ts';
import { immunity } from './immunity.ts';
import { kids } from './kids.ts';
import { nutrition } from './nutrition.ts';
import { pages } from './pages.ts';
import { experts, specialists } from './people.ts';
import { sleep } from './sleep.ts';
import { sport } from './sport.ts';

type Pack = (key: string) => object;

function jobsOf(folder: string, covers: Record<string, Cover>, pack: Pack, frame: Partial<Job> = {}): Job[] {
  return Object.entries(covers).map(([slug, { things, ...cover }]) => ({
    id: `${folder}/${slug}.webp`,
    scene: 'cover',
    size: [1600, 1000],
    samples: 8,
    ...frame,
    ...cover,
    things: things.map(({ product, ...thing }) => (product ? { ...thing, product: pack(product) } : thing)),
  }));
}

export const covers = (pack: Pack): Job[] => [
  ...jobsOf('articles', { ...basics, ...nutrition, ...immunity, ...beauty, ...sleep, ...sport, ...kids }, pack),
  ...jobsOf('events', events, pack),
];

const portrait = { size: [900, 1125] as [number, number], samples: 14 };

/** The information pages, the pages of trouble and the people. */
export const stills = (pack: Pack): Job[] => [
  ...jobsOf('pages', pages, pack, { samples: 12 }),
  ...jobsOf('experts', experts, pack, portrait),
  ...jobsOf('specialists', specialists, pack, portrait),
];
