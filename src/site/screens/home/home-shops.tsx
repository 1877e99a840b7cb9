import { ArrowUpRight } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { shopKinds } from '../../../contract/vocabulary.ts';
import { ShopLink } from '../../campaign/shop-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout.tsx';

export function HomeShops({ shops }: { shops: PageData<'home'>['whereToBuy'] }) {
  return (
    <Section
      title={shops.title}
      text={shops.text}
      link={{ url: pagePaths['where-to-buy'], label: 'Как выбрать магазин' }}
    >
      <ul className="grid grid-cols-2 gap-2 lg:gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {shops.items.map((shop) => (
          <li
            key={shop.id}
            className="max-sm:last:odd:col-span-2 sm:max-lg:last:[&:nth-child(3n+1)]:col-span-3 lg:last:[&:nth-child(4n+3)]:col-span-2"
          >
            <ShopLink
              shop={shop}
              url={shop.url}
              className="group flex h-full min-h-14 flex-col sm:min-h-28 justify-between gap-4 rounded-card bg-muted p-gap transition-colors duration-(--motion-quick) hover:bg-tint focus-visible:rounded-card"
            >
              <span className="flex items-start justify-between gap-2 text-h3 leading-tight font-semibold tracking-[-.02em] max-sm:text-body max-sm:leading-tight">
                {shop.title}
                <Icon
                  of={ArrowUpRight}
                  size={20}
                  className="text-ink-faint transition-transform duration-(--motion-page) group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
                />
              </span>
              <span className="text-caption text-ink-faint max-sm:hidden">{shopKinds[shop.kind]}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
