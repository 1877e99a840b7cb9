import type { Theme } from '../../../contract/theme.ts';
import { Picture } from '../../images/picture.tsx';
import { Container } from '../../ui/layout.tsx';
import { HeroAction, HeroTrail, heroTop } from './hero-parts.tsx';

/** Everybody at one wide table: words centred above, the picture across the page. */
export function TableHero({ theme }: { theme: Theme }) {
  return (
    <Container className={heroTop}>
      <HeroTrail theme={theme} />
      <div className="mx-auto max-w-[58rem] py-[clamp(12px,3vw,40px)] text-center">
        <h1 className="text-display">{theme.title}</h1>
        <p className="mx-auto mt-6 max-w-[42rem] text-lead text-balance text-ink-soft">{theme.lead}</p>
        <HeroAction theme={theme} className="mt-8" />
      </div>
      <Picture
        image={theme.image}
        sizes="(min-width: 1280px) 1280px, 100vw"
        priority
        className="mt-4 aspect-[4/3] w-full rounded-panel object-cover sm:aspect-[2/1]"
      />
    </Container>
  );
}
