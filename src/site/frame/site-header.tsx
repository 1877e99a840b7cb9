import { useMatches } from '@tanstack/react-router';
import { Menu, Search } from 'lucide';
import { pagePaths } from '../../contract/paths.ts';
import type { FrameSite } from '../api-client/frame-data.ts';
import { SearchBox } from '../search/search-box.tsx';
import { ShelfLink } from '../shelf/shelf-link.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Container } from '../ui/layout.tsx';
import { CataloguePanel, headerLink } from './catalogue-panel.tsx';
import { Logo } from './logo.tsx';
import { siteMapId } from './site-footer.tsx';
import { useHeaderScroll } from './use-header-scroll.ts';
import { usePhoneMenu } from './use-phone-menu.ts';

/** Sticky; shrinks when scrolled, hides on the way down, returns on the way up. */
export function SiteHeader({ site }: { site: FrameSite | null }) {
  const header = useHeaderScroll();
  const menu = usePhoneMenu();
  const isNight = useNight();
  return (
    <header
      ref={header}
      data-night={isNight || undefined}
      className="site-header group/header sticky top-0 z-40 h-(--header-height) transition-[translate] duration-(--motion-page) ease-out [view-transition-name:site-header] in-data-header-away:-translate-y-full print:hidden"
    >
      {/* The bar shrinks inside the header, whose height stays, so that the page does not move. It is opaque: a
          backdrop blur took half of the paint time of a frame. */}
      <div className="h-full bg-page transition-[height,box-shadow] duration-(--motion-page) ease-out group-data-shrunk/header:h-[calc(var(--header-height)-14px)] group-data-shrunk/header:shadow-[0_1px_0_var(--line)] group-[[data-night]:not([data-shrunk])]/header:bg-transparent">
        <Container className="flex h-full items-center gap-gap">
          <AppLink
            href="/"
            aria-label={site ? `${site.brand.name}, на главную` : 'На главную'}
            className="shrink-0 py-2 text-brand"
          >
            <Logo />
          </AppLink>
          {site && (
            <nav aria-label="Главное меню" className="hidden h-full items-center min-[45rem]:flex lg:gap-1">
              <CataloguePanel site={site} />
              {site.header.map((link) => (
                <AppLink key={link.url} href={link.url} currentWithin className={headerLink}>
                  {link.label}
                </AppLink>
              ))}
            </nav>
          )}
          <SearchBox id="header-search" className="ml-auto hidden w-full max-w-72 min-w-40 lg:block" />
          <div className="-mr-2 flex items-center max-lg:ml-auto">
            <AppLink
              href={pagePaths.search}
              aria-label="Поиск"
              className="inline-grid size-11 place-items-center rounded-full lg:hidden"
            >
              <Icon of={Search} size={22} />
            </AppLink>
            <ShelfLink />
            {site && (
              <>
                <IconButton
                  label="Меню"
                  className="min-[45rem]:hidden noscript:hidden"
                  aria-haspopup="dialog"
                  onPointerDown={menu.load}
                  onFocus={menu.load}
                  onClick={menu.open}
                >
                  <Icon of={Menu} size={24} />
                </IconButton>
                <a
                  href={`#${siteMapId}`}
                  aria-label="Меню"
                  className="hidden size-11 place-items-center rounded-full max-[45rem]:noscript:inline-grid"
                >
                  <Icon of={Menu} size={24} />
                </a>
              </>
            )}
          </div>
        </Container>
      </div>
      {site && menu.Menu && <menu.Menu site={site} open={menu.isOpen} onClose={menu.close} />}
    </header>
  );
}

/** Whether the page is a dark landing: then the header is dark, too. */
function useNight(): boolean {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)?.loaderData;
      return !!page && 'mood' in page && page.mood === 'dark';
    },
  });
}
