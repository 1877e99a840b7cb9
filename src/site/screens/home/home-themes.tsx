import { ArrowRight } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { Picture } from '../../images/picture.tsx';
import { tallFrame } from '../../images/sources.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout.tsx';

/**
 * On a wide screen the picture of the line under the pointer or with the focus covers that of the first line; on a
 * narrow screen every line has a small picture.
 */
export function HomeThemes({ themes }: { themes: PageData<'home'>['themes'] }) {
  return (
    <Section title={themes.title} text={themes.text} tone="muted">
      <ul className="relative sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-gap lg:pr-[44%]">
        {themes.items.map((theme) => (
          <li
            key={theme.slug}
            className="group border-t border-line sm:max-lg:border-b sm:max-lg:-mb-px last:border-b"
            data-accent={theme.accent}
          >
            <article className="relative grid grid-cols-[56px_1fr_auto] sm:grid-cols-[72px_1fr_auto] items-center gap-x-4 py-1 sm:py-4 lg:static lg:grid-cols-[1fr_auto] lg:py-5">
              <div className="max-lg:size-14 sm:max-lg:size-18 lg:pointer-events-none lg:opacity-0 lg:transition-opacity lg:duration-(--motion-page) lg:ease-out lg:group-first:opacity-100 lg:group-focus-within:opacity-100 lg:group-hover:opacity-100 lg:absolute lg:inset-y-0 lg:right-0 lg:w-[40%]">
                <div className="size-full overflow-hidden rounded-control bg-accent-tint lg:sticky lg:top-[calc(var(--header-height)+16px)] lg:max-h-[calc(100svh-var(--header-height)-32px)] lg:rounded-panel">
                  <Picture
                    image={tallFrame(theme.image)}
                    sizes="(min-width: 1024px) 960px, 72px"
                    alt=""
                    className="size-full object-cover max-lg:object-[50%_33%]"
                  />
                </div>
              </div>
              <div className="min-w-0 lg:relative">
                <CardTitle href={theme.url} level={3} className="text-h3 lg:text-h2">
                  {theme.shortTitle}
                </CardTitle>
                <p className="mt-1 max-w-[34rem] text-small text-ink-soft max-lg:hidden">{theme.lead}</p>
              </div>
              <Icon
                of={ArrowRight}
                size={26}
                className="text-ink-faint transition-[translate,color] duration-(--motion-page) group-hover:translate-x-1 group-hover:text-link max-sm:size-5"
              />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
