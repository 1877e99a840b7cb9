import type { Theme, ThemeSection } from '../../contract/theme.ts';
import type { SectionTone } from '../ui/layout.tsx';

/** Section types with a background in a landing of this mood; the others have none. */
const toned: Record<Theme['mood'], Partial<Record<ThemeSection['type'], SectionTone>>> = {
  light: { products: 'muted', 'norm-chart': 'accent', articles: 'muted' },
  tinted: {
    checklist: 'accent',
    bag: 'accent',
    components: 'accent',
    comparison: 'muted',
    'norm-chart': 'muted',
    articles: 'accent',
  },
  // The whole page is dark.
  dark: {},
};

/** Never two backgrounds in a row. */
export function tonesOf(sections: ThemeSection[], mood: Theme['mood']): SectionTone[] {
  const tones: SectionTone[] = [];
  for (const section of sections) {
    const tone = toned[mood][section.type] ?? 'plain';
    const before = tones.at(-1) ?? 'plain';
    tones.push(before === 'plain' ? tone : 'plain');
  }
  return tones;
}

const withProducts: ReadonlySet<ThemeSection['type']> = new Set([
  'products',
  'self-check',
  'season',
  'evening',
  'ages',
  'family',
]);

/** The section after which the legal warning stands: the first with products, else the last. */
export function warningAfter(sections: ThemeSection[]): number {
  const first = sections.findIndex(({ type }) => withProducts.has(type));
  return first === -1 ? sections.length - 1 : first;
}
