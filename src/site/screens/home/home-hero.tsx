import type { PageData } from '../../../contract/pages.ts';
import { Picture } from '../../images/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The whole first screen: the scene leaves its left (on tall screens its upper) half to the words. */
export function HomeHero({ hero }: { hero: PageData<'home'>['hero'] }) {
  return (
    <section className="px-[clamp(8px,1vw,16px)]">
      <div
        data-accent="sky"
        className="on-picture relative isolate mx-auto flex min-h-[clamp(560px,calc(100svh-var(--header-height)-16px),1000px)] portrait:min-h-[clamp(700px,max(calc(100svh-var(--header-height)-16px),125vw),1100px)] max-w-[1888px] items-stretch overflow-hidden rounded-panel bg-accent-tint landscape:items-center"
      >
        <Picture
          image={hero.image}
          portrait={hero.imagePortrait}
          sizes="100vw"
          priority
          className="absolute inset-0 -z-20 size-full object-cover object-bottom landscape:object-[72%_60%]"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-b from-(--picture-veil)/55 to-transparent to-55% landscape:bg-linear-to-r landscape:to-60%"
        />
        <div className="mx-auto flex w-full max-w-[calc(1280px+2*var(--space-side))] px-(--space-side) py-[clamp(20px,3.5vh,48px)] landscape:py-[clamp(32px,7vh,88px)]">
          <div className="flex grow flex-col landscape:max-w-[46%]">
            <h1 className="text-display">{hero.title}</h1>
            <p className="mt-[clamp(14px,2vw,28px)] max-w-[34rem] text-lead text-ink-soft max-sm:text-body">
              {hero.text}
            </p>
            <p className="flex flex-wrap gap-3 landscape:mt-[clamp(20px,3vw,40px)] portrait:mt-auto portrait:pt-6">
              <ButtonLink href={hero.action.url} size="large" className="max-sm:grow">
                {hero.action.label}
              </ButtonLink>
              {hero.secondAction && (
                <ButtonLink href={hero.secondAction.url} variant="secondary" size="large" className="max-sm:hidden">
                  {hero.secondAction.label}
                </ButtonLink>
              )}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
