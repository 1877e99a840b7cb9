import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** A room in the evening: the picture fills the screen and sinks into the page. */
export function NightHero({ theme }: { theme: Theme }) {
  return (
    <div className="relative isolate flex min-h-[min(880px,calc(100svh-var(--header-height)))] flex-col">
      <Picture
        image={theme.image}
        portrait={theme.image.portrait}
        sizes="100vw"
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div aria-hidden="true" className="night-veil absolute inset-0 -z-10" />
      <Container className={`flex grow flex-col ${heroTop} pb-[clamp(24px,4vw,64px)]`}>
        <HeroTrail theme={theme} />
        <div className="mt-auto grid grid-cols-1 items-end gap-x-16 gap-y-6 pt-[38vh] md:grid-cols-[7fr_5fr] md:pt-0">
          <h1 className="text-display font-medium">{theme.title}</h1>
          <div>
            <p className="text-lead text-ink-soft">{theme.lead}</p>
            <HeroAction theme={theme} className="mt-6" />
          </div>
        </div>
      </Container>
    </div>
  );
}
