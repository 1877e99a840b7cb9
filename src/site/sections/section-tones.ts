import type { Theme, ThemeSection } from '../../contract/theme.ts';
import type { SectionTone } from '../ui/layout.tsx';

/** Types that stand on a surface of their own in a landing of this mood; the rest stay on the page. */
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
  // The whole page is one dark surface: what differs is the room around things.
  dark: {},
};

/** Surfaces take turns with the page: two of them in a row would weigh it down or run together. */
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

/** After which section the law's sentence stands: the first that shows products, else the last. */
export function warningAfter(sections: ThemeSection[]): number {
  const first = sections.findIndex(({ type }) => withProducts.has(type));
  return first === -1 ? sections.length - 1 : first;
}
