import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pagePaths } from '../../contract/paths.ts';
import type { FrameSite } from '../api-client/frame-data.ts';
import { SearchBox } from '../search/search-box.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { TextLink } from '../ui/text-link.tsx';

export function PhoneMenu({ site, open, onClose }: { site: FrameSite; open: boolean; onClose: () => void }) {
  const href = useLocation({ select: (location) => location.href });
  const openedAt = useRef(href);
  useEffect(() => {
    if (open && openedAt.current !== href) onClose();
    openedAt.current = href;
  }, [href, open, onClose]);

  const information = site.footer.filter((group) => !isCatalogue(group.links[0]?.url ?? '', site));
  return (
    <Dialog open={open} onClose={onClose} title="Меню" kind="menu">
      <SearchBox id="menu-search" />
      <p className="mt-7 mb-3 text-caption font-medium text-ink-faint">Серии</p>
      <ul className="grid grid-cols-2 gap-2">
        {site.series.map((series) => (
          <li key={series.slug}>
            <AppLink
              href={series.url}
              data-accent={series.accent.name}
              className="flex min-h-16 items-end rounded-control bg-accent-tint p-3.5 leading-tight font-semibold text-accent-deep"
            >
              {series.title}
            </AppLink>
          </li>
        ))}
      </ul>
      <TextLink href={pagePaths['products-filters']} arrow className="mt-4">
        Весь каталог с фильтрами
      </TextLink>
      <nav aria-label="Разделы" className="mt-7 border-t border-line">
        {site.header.map((link) => (
          <AppLink
            key={link.url}
            href={link.url}
            currentWithin
            className="flex min-h-14 items-center border-b border-line text-h3 font-semibold tracking-[-.02em]"
          >
            {link.label}
          </AppLink>
        ))}
      </nav>
      <div className="mt-7 grid grid-cols-2 gap-6">
        <div>
          <p className="mb-2 text-caption font-medium text-ink-faint">Под задачу</p>
          <LinkList links={site.themes.map((theme) => ({ url: theme.url, label: theme.shortTitle }))} />
        </div>
        {information.map((group) => (
          <div key={group.title}>
            <p className="mb-2 text-caption font-medium text-ink-faint">{group.title}</p>
            <LinkList links={group.links} />
          </div>
        ))}
      </div>
      {site.phones[0] && (
        <p className="mt-8">
          <PhoneLink phone={site.phones[0]} className="text-h3 font-semibold" />
          <span className="mt-1 block text-caption text-ink-soft">{site.phones[0].label}</span>
        </p>
      )}
    </Dialog>
  );
}

function LinkList({ links }: { links: { url: string; label: string }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <AppLink href={link.url} className="flex min-h-9 items-center text-small leading-tight">
            {link.label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The footer's groups of series and themes are not repeated below the catalogue. */
function isCatalogue(url: string, site: FrameSite): boolean {
  return [...site.series, ...site.themes].some((entry) => entry.url === url);
}
