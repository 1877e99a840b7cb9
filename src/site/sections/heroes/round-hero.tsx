import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** A large round picture. */
export function RoundHero({ theme }: { theme: Theme }) {
  return (
    <div className="overflow-hidden">
      <Container className={`${heroTop} pb-panel`}>
        <HeroTrail theme={theme} />
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-5 md:grid-cols-2">
          <div>
            <h1 className="text-display sm:text-h1">{theme.title}</h1>
            <p className="mt-gap max-w-[32rem] text-lead text-ink-soft">{theme.lead}</p>
            <HeroAction theme={theme} className="mt-card" />
          </div>
          <div className="relative mx-auto aspect-square w-full max-w-[max(360px,calc(100svh-var(--header-height)-88px))]">
            <span aria-hidden="true" className="absolute top-0 left-0 size-[28%] rounded-full bg-accent" />
            <span aria-hidden="true" className="absolute right-[6%] bottom-0 size-[20%] rounded-full bg-accent-tint" />
            <Picture
              image={theme.image}
              sizes="(min-width: 832px) 680px, 100vw"
              priority
              className="absolute inset-[4%] size-[92%] rounded-full object-cover"
            />
          </div>
        </div>
      </Container>
    </div>
  );
}
