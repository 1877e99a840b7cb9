import type { PageData } from '../../../contract/pages.ts';
import { Picture } from '../../images/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';

/**
 * Fills the first screen. Where it is wide, the text lies on the left half of the picture; elsewhere they stand side by
 * side or below each other.
 */
export function HomeHero({ hero }: { hero: PageData<'home'>['hero'] }) {
  return (
    <section className="px-2 stage:px-4">
      <div
        data-accent="sky"
        className={cx(
          'relative isolate mx-auto max-w-[2528px] stacked:flex stacked:min-h-[min(100svh-var(--header-height)-12px,150vw)] stacked:flex-col stacked:gap-gap stacked:pt-3 beside:grid beside:min-h-0 beside:grid-cols-2 beside:items-center stage:flex stage:min-h-[min(100svh-var(--header-height)-16px,max(1000px,50vw))] stage:items-center stage:overflow-hidden stage:rounded-panel stage:bg-accent-tint',
          // A picture with a night version gets the text colours of the theme; another one keeps dark text in both
          // themes.
          !hero.image.night && 'stage:on-picture',
        )}
      >
        <div className="mx-auto w-full stacked:px-[calc(var(--spacing-side)-.5rem)] max-w-[calc(1280px+2*var(--spacing-side))] stage:px-side stage:py-panel">
          <div className="stage:max-w-[46%]">
            <h1 className="text-display beside:text-[min(6vw,9svh)]">{hero.title}</h1>
            <p className="mt-gap max-w-[34rem] text-lead text-ink-soft max-sm:text-body beside:text-small lg:beside:text-body">
              {hero.text}
            </p>
            <p className="mt-card flex flex-wrap gap-3">
              <ButtonLink href={hero.action.url} size="large" className="max-sm:grow">
                {hero.action.label}
              </ButtonLink>
              {hero.secondAction && (
                <ButtonLink
                  href={hero.secondAction.url}
                  variant="secondary"
                  size="large"
                  className="max-sm:hidden beside:hidden"
                >
                  {hero.secondAction.label}
                </ButtonLink>
              )}
            </p>
          </div>
        </div>
        <Picture
          image={hero.image}
          portrait={hero.imagePortrait}
          sizes="100vw"
          priority
          className="bg-accent-tint object-cover stacked:h-0 stacked:flex-[1_0_84vw] stacked:rounded-panel stacked:object-[50%_88%] stacked:max-sm:landscape:object-[100%_60%] beside:aspect-square beside:h-auto beside:max-h-[max(15rem,100svh-var(--header-height)-24px)] beside:object-[100%_50%] stage:absolute stage:inset-0 stage:-z-20 stage:size-full stage:object-[72%_60%]"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 hidden bg-[linear-gradient(to_right_in_oklab,color-mix(in_oklab,var(--page)_55%,transparent),transparent_60%)] stage:block"
        />
      </div>
    </section>
  );
}
