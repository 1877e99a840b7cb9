import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { tallFrame } from '../../images/sources.ts';
import { cx } from '../../ui/class-names.ts';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** A tall picture under an arch. */
export function ArchHero({ theme }: { theme: Theme }) {
  return (
    <div className="overflow-hidden bg-accent-tint">
      <Container className={heroTop}>
        <HeroTrail theme={theme} />
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-6 md:grid-cols-[7fr_5fr]">
          <div className="md:pb-14 lg:pb-24">
            <h1 className="text-display text-accent-deep">{theme.title}</h1>
            <p className="mt-gap max-w-[34rem] text-lead">{theme.lead}</p>
            <HeroAction theme={theme} className="mt-card" />
          </div>
          <Picture
            image={tallFrame(theme.image)}
            sizes="(min-width: 832px) 520px, 75vw"
            priority
            className={cx(
              'mx-auto max-h-[calc(100svh-var(--header-height)-72px)] w-full rounded-t-full object-cover object-bottom',
              // Without a portrait picture a tall arch would cut off the outer products.
              theme.image.portrait ? 'aspect-[4/5] max-md:w-3/4' : 'aspect-[8/7]',
            )}
          />
        </div>
      </Container>
    </div>
  );
}
