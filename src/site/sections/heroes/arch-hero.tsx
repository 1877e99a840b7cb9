import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { tallFrame } from '../../images/sources.ts';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** A mirror on a dressing table: a tall picture under an arch. */
export function ArchHero({ theme }: { theme: Theme }) {
  return (
    <div className="overflow-hidden bg-accent-tint">
      <Container className={heroTop}>
        <HeroTrail theme={theme} />
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-10 md:grid-cols-[7fr_5fr]">
          <div className="md:pb-[clamp(32px,7vw,112px)]">
            <h1 className="text-display text-accent-deep">{theme.title}</h1>
            <p className="mt-6 max-w-[34rem] text-lead">{theme.lead}</p>
            <HeroAction theme={theme} className="mt-8" />
          </div>
          <Picture
            image={tallFrame(theme.image)}
            sizes="(min-width: 832px) 520px, 100vw"
            priority
            className="aspect-[4/5] w-full rounded-t-full object-cover max-md:aspect-square"
          />
        </div>
      </Container>
    </div>
  );
}
