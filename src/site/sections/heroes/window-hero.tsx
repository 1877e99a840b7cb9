import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** Picture first, text below or beside it. */
export function WindowHero({ theme }: { theme: Theme }) {
  return (
    <Container className={heroTop}>
      <HeroTrail theme={theme} />
      <div className="grid grid-cols-1 overflow-hidden rounded-panel bg-accent-tint lg:grid-cols-[6fr_5fr]">
        <div className="relative aspect-[4/3] lg:aspect-auto lg:min-h-[min(600px,calc(100svh-var(--header-height)-80px))]">
          <Picture
            image={theme.image}
            sizes="(min-width: 1024px) 700px, 100vw"
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="flex flex-col justify-end p-panel">
          <h1 className="text-h1 text-accent-deep">{theme.title}</h1>
          <p className="mt-5 text-lead">{theme.lead}</p>
          <HeroAction theme={theme} className="mt-6" />
        </div>
      </div>
    </Container>
  );
}
