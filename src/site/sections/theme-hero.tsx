import type { ReactNode } from 'react';
import type { Image } from '../../contract/common.ts';
import type { Theme } from '../../contract/theme.ts';
import { Picture } from '../images/picture.tsx';
import { tallFrame } from '../images/sources.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Container } from '../ui/layout.tsx';
import type { ThemeLook } from './theme-looks.ts';

export function ThemeHero({ theme, look }: { theme: Theme; look: ThemeLook['hero'] }) {
  const Hero = heroes[look];
  return <Hero theme={theme} trail={<Breadcrumbs trail={[]} current={theme.shortTitle} />} />;
}

interface HeroProps {
  theme: Theme;
  trail: ReactNode;
}

interface HeroTextProps {
  theme: Theme;
  title?: string;
  lead?: string;
  className?: string;
}

function HeroText({ theme, title = 'text-display sm:text-h1', lead, className }: HeroTextProps) {
  return (
    <div className={className}>
      <h1 className={title}>{theme.title}</h1>
      <p className={cx('mt-gap text-lead', lead)}>{theme.lead}</p>
      <HeroAction theme={theme} className="mt-card" />
    </div>
  );
}

function HeroAction({ theme, className }: { theme: Theme; className?: string }) {
  if (!theme.action) return null;
  return (
    <p className={className}>
      <ButtonLink href={theme.action.url} size="large">
        {theme.action.label}
      </ButtonLink>
    </p>
  );
}

const heroes = {
  /** A wide picture that runs off the right edge of the page. */
  table: ({ theme, trail }: HeroProps) => (
    <Container className="pt-gap">
      {trail}
      <div className="grid grid-cols-1 items-center gap-x-panel gap-y-8 md:grid-cols-[5fr_6fr]">
        <HeroText theme={theme} lead="max-w-[34rem] text-ink-soft" />
        <div className="md:-mr-bleed">
          <Picture
            image={theme.image}
            sizes="(min-width: 768px) 60vw, 100vw"
            priority
            className="aspect-[4/3] max-h-[calc(100svh-var(--header-height)-80px)] min-h-64 w-full rounded-panel object-cover object-[50%_60%] md:rounded-r-none"
          />
        </div>
      </div>
    </Container>
  ),

  /** A tall picture under an arch. */
  arch: ({ theme, trail }: HeroProps) => (
    <div className="overflow-hidden bg-accent-tint">
      <Container className="pt-gap">
        {trail}
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-6 md:grid-cols-[7fr_5fr]">
          <HeroText
            theme={theme}
            title="text-display text-accent-deep"
            lead="max-w-[34rem]"
            className="md:pb-14 lg:pb-24"
          />
          <Picture
            image={tallFrame(theme.image)}
            sizes="(min-width: 768px) 520px, 75vw"
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
  ),

  /** The picture fades into the page towards the text, so that no text lies on it. */
  night: ({ theme, trail }: HeroProps) => (
    <div className="relative isolate flex flex-col sm:min-h-[min(880px,calc(100svh-var(--header-height)))]">
      <Container className="pt-gap">{trail}</Container>
      <Picture
        image={byNight(theme.image)}
        sizes="(min-width: 768px) 58vw, 100vw"
        priority
        className="h-[min(100vw,46svh)] w-full object-cover object-[50%_40%] [--fade-out:linear-gradient(to_top,transparent,black_18%,black_86%,transparent)] [mask-image:var(--fade-out)] sm:absolute sm:top-1/2 sm:right-0 sm:-z-10 sm:aspect-[6/5] sm:h-auto sm:w-[min(58%,50%+120px)] sm:-translate-y-1/2 sm:[mask-image:var(--fade-in),var(--fade-out)] sm:mask-intersect"
      />
      <Container className="flex grow flex-col justify-center pt-4 pb-panel">
        <HeroText
          theme={theme}
          title="text-display sm:text-h1 font-medium"
          lead="text-ink-soft"
          className="sm:w-[40%]"
        />
      </Container>
    </div>
  ),

  /** Picture first, text below or beside it: a tall tablet would leave the picture no room for its outer products. */
  window: ({ theme, trail }: HeroProps) => (
    <Container className="pt-gap">
      {trail}
      <div className="grid grid-cols-1 overflow-hidden rounded-panel bg-accent-tint beside:grid-cols-[6fr_5fr] lg:grid-cols-[6fr_5fr]">
        <div className="relative aspect-[4/3] sm:aspect-[2/1] beside:aspect-auto lg:aspect-auto lg:min-h-[min(600px,calc(100svh-var(--header-height)-80px))]">
          <Picture
            image={theme.image}
            sizes="(min-width: 1024px) 700px, 100vw"
            priority
            className="absolute inset-0 size-full object-cover [mask-image:linear-gradient(black_84%,transparent)] beside:[mask-image:linear-gradient(to_right,black_80%,transparent)] lg:[mask-image:linear-gradient(to_right,black_80%,transparent)]"
          />
        </div>
        <HeroText theme={theme} title="text-h1 text-accent-deep" className="flex flex-col justify-end p-panel" />
      </div>
    </Container>
  ),

  /** A large round picture. */
  round: ({ theme, trail }: HeroProps) => (
    <div className="overflow-hidden">
      <Container className="pt-gap pb-panel">
        {trail}
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-5 md:grid-cols-2">
          <HeroText theme={theme} lead="max-w-[32rem] text-ink-soft" />
          <div className="relative mx-auto aspect-square w-full max-w-[max(360px,calc(100svh-var(--header-height)-88px))]">
            <span aria-hidden="true" className="absolute top-0 left-0 size-[28%] rounded-full bg-accent" />
            <span aria-hidden="true" className="absolute right-[6%] bottom-0 size-[20%] rounded-full bg-accent-tint" />
            <Picture
              image={theme.image}
              sizes="(min-width: 768px) 680px, 100vw"
              priority
              className="absolute inset-[4%] size-[92%] rounded-full object-cover"
            />
          </div>
        </div>
      </Container>
    </div>
  ),

  /** A very large heading; text and picture below. */
  type: ({ theme, trail }: HeroProps) => (
    <Container className="pt-gap">
      {trail}
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
          sizes="(min-width: 768px) 640px, 100vw"
          priority
          className="aspect-[4/3] w-full rounded-card object-cover md:aspect-[8/5]"
        />
      </div>
    </Container>
  ),

  /** A picture from the left edge of the page, with a panel over its border. */
  banner: ({ theme, trail }: HeroProps) => (
    <Container className="pt-gap">
      {trail}
      <div className="grid grid-cols-1 items-center sm:grid-cols-[7fr_5fr]">
        <div className="-mx-bleed sm:mr-0">
          <Picture
            image={theme.image}
            sizes="(min-width: 768px) 62vw, 100vw"
            priority
            className="aspect-[4/3] max-h-[calc(100svh-var(--header-height)-72px)] min-h-64 w-full object-cover object-[50%_60%] sm:rounded-r-panel"
          />
        </div>
        <HeroText
          theme={theme}
          title="text-display sm:text-h1 text-accent-deep"
          className="relative rounded-panel bg-accent-tint p-panel max-sm:-mt-8 max-sm:pt-10 sm:-ml-panel"
        />
      </div>
    </Container>
  ),
};

/** The night version of the picture, where there is one, also in the light theme. */
const byNight = (image: Image): Image => ({ ...image, ...image.night });
