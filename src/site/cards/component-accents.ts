import type { ComponentGroup } from '../../contract/component-groups.ts';
import type { AccentName } from '../../contract/vocabulary.ts';

/** Every group of substances has a colour, like the blocks of a table of elements. */
export const componentAccents: Record<ComponentGroup, AccentName> = {
  vitamins: 'sun',
  minerals: 'sky',
  'fatty-acids': 'sand',
  'amino-acids': 'lilac',
  plants: 'mint',
  probiotics: 'coral',
  other: 'sand',
};
