import { ArrowUpRight } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
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
      <ul className="flex flex-wrap gap-2 lg:flex-nowrap lg:gap-3">
        {shops.items.map((shop) => (
          <li key={shop.id} className="grow basis-[calc(50%-4px)] sm:basis-[calc(25%-6px)] lg:basis-0">
            <ShopLink
              shop={shop}
              url={shop.url}
              className="group flex h-full min-h-14 items-start justify-between gap-2 rounded-card bg-muted p-gap text-body leading-tight font-semibold tracking-[-.02em] transition-colors duration-(--motion-quick) hover:bg-tint focus-visible:rounded-card sm:min-h-24 lg:min-h-28 lg:flex-col"
            >
              {shop.title}
              <Icon
                of={ArrowUpRight}
                size={20}
                className="text-ink-faint transition-transform duration-(--motion-page) group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              />
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
