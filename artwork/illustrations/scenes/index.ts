/** Which drawing goes into which file. */
import * as pages from './pages.ts';
import * as troubles from './troubles.ts';

type Scenes = Record<string, () => string>;

const under = (folder: string, set: Scenes): Scenes =>
  Object.fromEntries(Object.entries(set).map(([slug, draw]) => [`content/${folder}/${slug}.webp`, draw]));

export const scenes: Scenes = {
  ...under('pages', {
    about: pages.about,
    interesting: pages.interesting,
    'where-to-buy': pages.whereToBuy,
    contacts: pages.contacts,
    'error.fault': troubles.mending,
    'error.offline': troubles.unplugged,
  }),
};
