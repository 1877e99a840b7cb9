import type { Theme } from '../../../contract/theme.ts';
import type { ThemeLook } from '../theme-looks.ts';
import { ArchHero } from './arch-hero.tsx';
import { BannerHero } from './banner-hero.tsx';
import { NightHero } from './night-hero.tsx';
import { RoundHero } from './round-hero.tsx';
import { TableHero } from './table-hero.tsx';
import { TypeHero } from './type-hero.tsx';
import { WindowHero } from './window-hero.tsx';

const heroes = {
  table: TableHero,
  arch: ArchHero,
  night: NightHero,
  window: WindowHero,
  round: RoundHero,
  type: TypeHero,
  banner: BannerHero,
};

export function ThemeHero({ theme, look }: { theme: Theme; look: ThemeLook['hero'] }) {
  const Hero = heroes[look];
  return <Hero theme={theme} />;
}
