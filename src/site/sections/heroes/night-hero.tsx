import type { Image } from '../../../contract/common.ts';
import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** The night version of the picture, where there is one, also in the light theme. */
const byNight = ({ night, ...day }: Image): Image => ({ ...day, ...night });

/** The picture fades into the page towards the text, so that no text lies on it. */
export function NightHero({ theme }: { theme: Theme }) {
  return (
    <div className="relative isolate flex flex-col md:min-h-[min(880px,calc(100svh-var(--header-height)))]">
      <Container className={heroTop}>
        <HeroTrail theme={theme} />
      </Container>
      <Picture
        image={byNight(theme.image)}
        sizes="(min-width: 832px) 58vw, 100vw"
        priority
        className="h-[min(100vw,46svh)] w-full object-cover object-[50%_40%] [--fade-out:linear-gradient(to_top,transparent,black_18%,black_86%,transparent)] [mask-image:var(--fade-out)] md:absolute md:top-1/2 md:right-0 md:-z-10 md:aspect-[6/5] md:h-auto md:w-[min(58%,50%+120px)] md:-translate-y-1/2 md:[mask-image:var(--fade-in),var(--fade-out)] md:mask-intersect"
      />
      <Container className="flex grow flex-col justify-center pt-4 pb-panel">
        <div className="md:w-[40%]">
          <h1 className="text-display sm:text-h1 font-medium">{theme.title}</h1>
          <p className="mt-gap text-lead text-ink-soft">{theme.lead}</p>
          <HeroAction theme={theme} className="mt-card" />
        </div>
      </Container>
    </div>
  );
}
