import type { ComponentGroup } from '../../contract/component-groups.ts';
import type { AccentName } from '../../contract/vocabulary.ts';

export const componentAccents: Record<ComponentGroup, AccentName> = {
  vitamins: 'sun',
  minerals: 'sky',
  'fatty-acids': 'sand',
  'amino-acids': 'lilac',
  plants: 'mint',
  probiotics: 'coral',
  other: 'sand',
};
