import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** The picture from edge to edge, a start number plate over its lower border. */
export function BannerHero({ theme }: { theme: Theme }) {
  return (
    <div>
      <Container className={heroTop}>
        <HeroTrail theme={theme} />
      </Container>
      <Picture
        image={theme.image}
        sizes="100vw"
        priority
        className="aspect-[4/3] w-full object-cover object-[50%_65%] md:aspect-[2/1]"
      />
      <Container>
        <div className="relative -mt-16 grid grid-cols-1 items-end gap-x-16 gap-y-5 rounded-panel bg-accent-tint p-[clamp(20px,4.5vw,72px)] md:-mt-28 md:w-[86%] lg:grid-cols-[6fr_5fr]">
          <h1 className="text-display text-accent-deep">{theme.title}</h1>
          <div>
            <p className="text-lead">{theme.lead}</p>
            <HeroAction theme={theme} className="mt-6" />
          </div>
        </div>
      </Container>
    </div>
  );
}
