import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** A picture from the left edge of the page, with a panel over its border. */
export function BannerHero({ theme }: { theme: Theme }) {
  return (
    <Container className={heroTop}>
      <HeroTrail theme={theme} />
      <div className="grid grid-cols-1 items-center md:grid-cols-[7fr_5fr]">
        <div className="-mx-bleed md:mr-0">
          <Picture
            image={theme.image}
            sizes="(min-width: 832px) 62vw, 100vw"
            priority
            className="aspect-[4/3] max-h-[calc(100svh-var(--header-height)-72px)] min-h-64 w-full object-cover object-[50%_60%] md:rounded-r-panel"
          />
        </div>
        <div className="relative rounded-panel bg-accent-tint p-panel max-md:-mt-8 max-md:pt-10 md:-ml-panel">
          <h1 className="text-display sm:text-h1 text-accent-deep">{theme.title}</h1>
          <p className="mt-gap text-lead">{theme.lead}</p>
          <HeroAction theme={theme} className="mt-card" />
        </div>
      </div>
    </Container>
  );
}
