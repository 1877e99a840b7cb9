import { z } from 'zod';

/** How a string of an answer is set in type when it is published. */
interface Wording {
  /**
   * `laid-out`: on a page, with its no-break spaces. `plain`: typeset, but with plain spaces, because it is not laid
   * out: the browser's tab, search snippets, alternative texts. `own-words`: a buyer's own, whose slips, hyphens and
   * «!!» stay as they were written. `machine`: left alone, character for character.
   */
  setting: 'laid-out' | 'plain' | 'own-words' | 'machine';
}

const wordings = z.registry<Wording>();

/** Words for people. */
export const words = z.string().register(wordings, { setting: 'laid-out' });
export const html = z.string().describe('HTML').register(wordings, { setting: 'laid-out' });
export const plainWords = z.string().register(wordings, { setting: 'plain' });
export const ownWords = z.string().register(wordings, { setting: 'own-words' });
/** Addresses, slugs, dates, keys, versions. */
export const machineWord = z.string().register(wordings, { setting: 'machine' });

export function settingOf(schema: z.ZodType): Wording['setting'] | undefined {
  return wordings.get(schema)?.setting;
}
