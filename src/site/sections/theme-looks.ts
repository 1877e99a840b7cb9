import type { ThemeSlug } from '../../contract/paths.ts';
import type { ThemeSection } from '../../contract/theme.ts';
import type { SectionTone } from '../ui/layout.tsx';

export type SectionOf<T extends ThemeSection['type']> = Extract<ThemeSection, { type: T }>;

/** How the landings differ: the content chooses sections and their order, this their layout. */
export const lookChoices = {
  hero: ['table', 'arch', 'night', 'window', 'round', 'type', 'banner'],
  story: ['column', 'columns', 'whisper', 'blunt'],
  figures: ['row', 'clock', 'circles', 'lines'],
  steps: ['shelf', 'columns', 'contract', 'stairs'],
  checklist: ['boxes', 'habits', 'doctor'],
  components: ['tiles', 'palette', 'index'],
  chart: ['bars', 'rings'],
  quote: ['panel', 'plain'],
} as const;

export type ThemeLook = { [Part in keyof typeof lookChoices]: (typeof lookChoices)[Part][number] };

export const usualLook: ThemeLook = {
  hero: 'table',
  story: 'column',
  figures: 'row',
  steps: 'columns',
  checklist: 'boxes',
  components: 'tiles',
  chart: 'bars',
  quote: 'panel',
};

const looks: Record<ThemeSlug, Partial<ThemeLook>> = {
  'for-all-family': { hero: 'table', steps: 'shelf' },
  'for-beauty-and-health': { hero: 'arch', story: 'columns', figures: 'clock', components: 'palette', quote: 'plain' },
  'for-calmness-and-sleep': {
    hero: 'night',
    story: 'whisper',
    components: 'index',
    checklist: 'doctor',
    quote: 'plain',
  },
  'for-immunity': { hero: 'window', checklist: 'habits', chart: 'rings' },
  'for-kidz': { hero: 'round', figures: 'circles', steps: 'contract', chart: 'rings' },
  'for-men': { hero: 'type', figures: 'lines', story: 'blunt', quote: 'plain' },
  'for-sport-and-health': { hero: 'banner', steps: 'stairs' },
};

export function lookOf(slug: string): ThemeLook {
  return { ...usualLook, ...looks[slug as ThemeSlug] };
}

export interface SectionProps<T extends ThemeSection['type']> {
  section: SectionOf<T>;
  look: ThemeLook;
  tone: SectionTone;
}
