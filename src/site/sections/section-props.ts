import type { ThemeSection } from '../../contract/theme.ts';
import type { SectionTone } from '../ui/layout.tsx';
import type { SectionOf, ThemeLook } from './theme-looks.ts';

export interface SectionProps<T extends ThemeSection['type']> {
  section: SectionOf<T>;
  look: ThemeLook;
  tone: SectionTone;
}
