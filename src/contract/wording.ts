import { z } from 'zod';

/** How a string is typeset when it is published. */
interface Wording {
  /**
   * `laid-out`: on a page, with no-break spaces. `plain`: typeset, but with plain spaces: tab title, search snippets,
   * alternative texts. `own-words`: a buyer's text, unchanged but for spaces. `machine`: unchanged.
   */
  setting: 'laid-out' | 'plain' | 'own-words' | 'machine';
}

const wordings = z.registry<Wording>();

/** Text for people. */
export const words = z.string().register(wordings, { setting: 'laid-out' });
export const html = z.string().describe('HTML').register(wordings, { setting: 'laid-out' });
export const plainWords = z.string().register(wordings, { setting: 'plain' });
export const ownWords = z.string().register(wordings, { setting: 'own-words' });
/** Addresses, slugs, dates, keys, versions. */
export const machineWord = z.string().register(wordings, { setting: 'machine' });

export function settingOf(schema: z.ZodType): Wording['setting'] | undefined {
  return wordings.get(schema)?.setting;
}
