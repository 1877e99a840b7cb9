import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** A wide picture that runs off the right edge of the page. */
export function TableHero({ theme }: { theme: Theme }) {
  return (
    <Container className={heroTop}>
      <HeroTrail theme={theme} />
      <div className="grid grid-cols-1 items-center gap-x-panel gap-y-8 md:grid-cols-[5fr_6fr]">
        <div>
          <h1 className="text-display sm:text-h1">{theme.title}</h1>
          <p className="mt-6 max-w-[34rem] text-lead text-ink-soft">{theme.lead}</p>
          <HeroAction theme={theme} className="mt-8" />
        </div>
        <div className="md:-mr-bleed">
          <Picture
            image={theme.image}
            sizes="(min-width: 832px) 60vw, 100vw"
            priority
            className="aspect-[4/3] max-h-[calc(100svh-var(--header-height)-80px)] min-h-64 w-full rounded-panel object-cover object-[50%_60%] md:rounded-r-none"
          />
        </div>
      </div>
    </Container>
  );
}
