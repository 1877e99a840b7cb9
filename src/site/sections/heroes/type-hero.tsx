import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** A very large heading; text and picture below. */
export function TypeHero({ theme }: { theme: Theme }) {
  return (
    <Container className={heroTop}>
      <HeroTrail theme={theme} />
      <h1 className="text-[2.4rem] sm:text-[min(8.6vw,15svh,9rem)] leading-[.92] font-bold tracking-[-.045em]">
        {theme.title}
      </h1>
      <div className="mt-card grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line pt-6 md:grid-cols-2">
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-[36rem] text-lead text-ink-soft md:text-h3">{theme.lead}</p>
          <HeroAction theme={theme} />
        </div>
        <Picture
          image={theme.image}
          sizes="(min-width: 832px) 640px, 100vw"
          priority
          className="aspect-[4/3] w-full rounded-card object-cover md:aspect-[8/5]"
        />
      </div>
    </Container>
  );
}
