import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** Words only, as large as they get; the picture is a strip. */
export function TypeHero({ theme }: { theme: Theme }) {
  return (
    <Container className={heroTop}>
      <HeroTrail theme={theme} />
      <h1 className="text-[clamp(2.75rem,9.4vw,9rem)] leading-[.92] font-bold tracking-[-.045em]">{theme.title}</h1>
      <div className="mt-[clamp(24px,4vw,56px)] grid grid-cols-1 items-end gap-x-16 gap-y-6 border-t border-line pt-6 md:grid-cols-[1fr_auto]">
        <p className="max-w-[36rem] text-lead text-ink-soft">{theme.lead}</p>
        <HeroAction theme={theme} />
      </div>
      <Picture
        image={theme.image}
        sizes="(min-width: 1280px) 1280px, 100vw"
        priority
        className="mt-[clamp(24px,4vw,56px)] aspect-[16/9] w-full rounded-card object-cover object-[50%_72%] sm:aspect-[5/2]"
      />
    </Container>
  );
}
