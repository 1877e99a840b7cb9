import { useRouter } from '@tanstack/react-router';
import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { pagePaths } from '../../contract/paths.ts';
import { counted } from '../../text/russian.ts';
import type { FrameSite } from '../api-client/frame-data.ts';
import { Picture } from '../images/picture.tsx';
import { edgeColours } from '../images/picture-edges.ts';
import { AppLink } from '../ui/app-link.tsx';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const headerLink =
  'inline-flex min-h-11 list-none items-center rounded-full px-2 text-small lg:px-3 font-medium whitespace-nowrap transition-colors duration-(--motion-quick) hover:bg-chip focus-visible:rounded-full [&[aria-current]]:text-link [&::-webkit-details-marker]:hidden';

/** A native disclosure: it opens without scripts, which only close it. */
export function CataloguePanel({ site }: { site: FrameSite }) {
  const panel = useRef<HTMLDetailsElement>(null);
  const router = useRouter();

  useEffect(
    () =>
      router.subscribe('onBeforeLoad', () => {
        if (panel.current) panel.current.open = false;
      }),
    [router],
  );

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const element = panel.current;
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    };
    const closeByEscape = (event: KeyboardEvent) => {
      const element = panel.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, []);

  return (
    <details ref={panel} className="group/catalogue">
      <summary className={cx(headerLink, 'cursor-pointer gap-1')}>
        Каталог
        <Icon of={ChevronDown} size={18} className="chevron" />
      </summary>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-full h-[calc(100dvh-var(--header-height))] pointer-events-none bg-scrim motion-safe:group-open/catalogue:animate-[fade_var(--motion-page)_var(--ease-out)]"
      />
      {/* Clipped at the top: its shadow falls on the page, not on the bar above. */}
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto overscroll-contain rounded-b-panel bg-surface shadow-float [clip-path:inset(0_0_-80px)] motion-safe:group-open/catalogue:animate-[panel_var(--motion-page)_var(--ease-out)] forced-colors:border">
        <Container className="grid gap-x-12 gap-y-8 py-8 min-[45rem]:grid-cols-[2.4fr_1fr]">
          <div>
            <p className="mb-4 text-caption font-medium text-ink-faint">Серии</p>
            <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
              {site.series.map((series) => (
                <li key={series.slug}>
                  <AppLink
                    href={series.url}
                    data-accent={series.accent.name}
                    style={edgeColours(series.edges)}
                    className="picture-panel group relative flex h-full min-h-32 overflow-hidden rounded-card focus-visible:rounded-card"
                  >
                    <span className="relative z-1 flex w-[54%] flex-col py-4 pl-4">
                      <span className="text-body leading-tight font-semibold text-accent-deep">{series.title}</span>
                      <span className="mt-1 text-caption text-ink-soft">{series.tagline}</span>
                      <span className="mt-auto pt-2 text-caption font-medium text-accent-deep">
                        {counted(series.productCount, 'продукт', 'продукта', 'продуктов')}
                      </span>
                    </span>
                    <Picture
                      image={series.image}
                      sizes="200px"
                      alt=""
                      className="scene-corner transition-transform duration-500 ease-out group-hover:scale-[1.04]"
                    />
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col">
            <p className="mb-4 text-caption font-medium text-ink-faint">Под задачу</p>
            <ul className="grid">
              {site.themes.map((theme) => (
                <li key={theme.slug}>
                  <AppLink
                    href={theme.url}
                    data-accent={theme.accent}
                    className="group flex min-h-10 items-center gap-3 font-medium hover:text-link"
                  >
                    <span
                      aria-hidden="true"
                      className="size-2.5 rounded-full bg-accent transition-transform group-hover:scale-150"
                    />
                    {theme.shortTitle}
                  </AppLink>
                </li>
              ))}
            </ul>
            <TextLink href={pagePaths['products-filters']} arrow className="mt-5">
              Весь каталог с фильтрами
            </TextLink>
          </div>
          <ul
            aria-label="Инструменты"
            className="col-span-full flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-5 text-small font-medium"
          >
            {toolsOf(site).map(({ url, label }) => (
              <li key={url}>
                <AppLink href={url} className="inline-flex min-h-11 items-center hover:text-link">
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </details>
  );
}

const tools: string[] = [
  pagePaths.finder,
  pagePaths.comparison,
  pagePaths.shelf,
  pagePaths.combinations,
  pagePaths.batch,
];

/** By the names that the footer gives them. */
const toolsOf = (site: FrameSite) => site.footer.flatMap(({ links }) => links.filter(({ url }) => tools.includes(url)));
