import { useMemo, useRef, useState } from 'react';
import type { ComponentCard } from '../../../contract/cards.ts';
import { counted, softHyphenate } from '../../../text/russian.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { componentAccents } from '../../cards/component-card.tsx';
import { Picture } from '../../images/picture.tsx';
import { footColour } from '../../images/picture-edges.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { type CombinationKind, CombinationMark } from '../../ui/combination-mark.tsx';
import { CombinationLines } from './combination-lines.tsx';
import { CombinationStrip } from './combination-strip.tsx';
import { addressOf, type ComponentsPage, type ComponentsQuery, neighboursOf } from './components-query.ts';

interface ComponentsTableProps {
  page: ComponentsPage;
  items: ComponentsPage['items'];
  query: ComponentsQuery;
}

/**
 * A substance that is pointed at, focused or pinned by its symbol shows how the others go with it. On a desktop a group is
 * as wide as it has items, so that small ones stand side by side; below that all groups are one grid in which the name of a
 * group is a tile of its own, so that no substance stands alone in a row.
 */
export function ComponentsTable({ page, items, query }: ComponentsTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<string>();
  const neighbours = useMemo(() => new Map(page.items.map(({ slug }) => [slug, neighboursOf(page, slug)])), [page]);
  const known = (slug: string | undefined) => (slug && neighbours.get(slug)?.size ? slug : undefined);
  const pinned = known(query.with);
  // A neighbour of the pinned substance is shown as its partner, any other substance with neighbours of its own.
  const isPartner = pinned && pointed && neighbours.get(pinned)?.has(pointed);
  const centre = isPartner ? pinned : (known(pointed) ?? pinned);
  const around = centre ? neighbours.get(centre) : undefined;
  const partner = isPartner ? pointed : undefined;
  const pinOf = (slug: string) => ({
    href: addressOf(query, slug === pinned ? undefined : slug),
    isPinned: slug === pinned,
  });
  return (
    <div
      ref={table}
      className="relative grid grid-cols-3 gap-2 sm:grid-cols-5 lg:col-span-7 lg:grid-cols-7 lg:gap-x-3 lg:gap-y-16"
    >
      {page.groups.map((group) => {
        const own = items.filter((item) => item.group === group.key);
        return own.length === 0 ? null : (
          <section
            key={group.key}
            data-accent={componentAccents[group.key]}
            style={{ gridColumn: `span ${Math.min(7, own.length)}` }}
            className="contents lg:grid lg:grid-cols-subgrid lg:content-end lg:gap-y-0"
          >
            <h2 className="text-small leading-tight font-semibold max-lg:flex max-lg:items-end max-lg:rounded-card max-lg:bg-accent-tint max-lg:p-[.65rem] max-lg:text-accent-deep max-sm:text-caption lg:col-span-full lg:mb-4 lg:text-body">
              {softHyphenate(group.title)}
            </h2>
            <ul className="contents lg:col-span-full lg:grid lg:grid-cols-subgrid lg:gap-y-3">
              {own.map((item) => (
                <li
                  key={item.slug}
                  data-component={item.slug}
                  onPointerEnter={(event) => event.pointerType !== 'touch' && setPointed(item.slug)}
                  onPointerLeave={() => setPointed(undefined)}
                  onFocus={({ target }) => target.matches(':focus-visible') && setPointed(item.slug)}
                  onBlur={() => setPointed(undefined)}
                  // What has the focus stays clear of the strip, which is higher when it says why.
                  className={cx(
                    pinned
                      ? '[@media(height>=40rem)]:[&_a]:scroll-mb-92'
                      : '[@media(height>=40rem)]:[&_a]:scroll-mb-56',
                  )}
                >
                  <ElementTile
                    component={item}
                    kind={around?.get(item.slug)?.kind}
                    isFaded={Boolean(around) && item.slug !== centre && !around?.has(item.slug)}
                    pin={known(item.slug) ? pinOf(item.slug) : undefined}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {centre && around && <CombinationLines table={table} centre={centre} around={around} partner={partner} />}
      <p role="status" className="sr-only">
        {pinned && `${titleOf(page, pinned)}: ${counted(neighbours.get(pinned)?.size ?? 0, ...combinations)}`}
      </p>
      {/* The strip's own room, so that at the end of the table it covers no tile. */}
      <div className="pointer-events-none bottom-0 z-3 col-span-full -mt-10 flex min-h-40 items-end [@media(height>=40rem)]:sticky lg:-mt-16 print:hidden">
        {centre && around && (
          <CombinationStrip
            key={centre}
            title={titleOf(page, centre)}
            pairs={[...around].map(([slug, pair]) => ({ ...pair, slug, title: titleOf(page, slug) }))}
            partner={partner}
            unpin={centre === pinned ? addressOf(query, undefined) : undefined}
            // Back to the symbol that pinned it.
            onUnpin={() =>
              table.current?.querySelector<HTMLElement>('a[aria-current="true"]')?.focus({ preventScroll: true })
            }
          />
        )}
      </div>
    </div>
  );
}

const combinations = ['сочетание', 'сочетания', 'сочетаний'] as const;
const titleOf = (page: ComponentsPage, slug: string) => page.items.find((item) => item.slug === slug)?.title ?? slug;

interface ElementTileProps {
  component: ComponentCard;
  /** How it goes with the substance that is shown. */
  kind: CombinationKind | undefined;
  isFaded: boolean;
  pin: { href: string; isPinned: boolean } | undefined;
}

function ElementTile({ component, kind, isFaded, pin }: ElementTileProps) {
  const symbol = 'z-1 flex min-h-10 items-center font-semibold tracking-tight text-accent-deep lg:min-h-8';
  return (
    <article
      style={isFaded ? undefined : footColour(component.image)}
      className="element-tile card-clip group relative grid h-full grid-rows-[auto_1fr] rounded-card bg-muted transition-[translate] duration-(--motion-page) ease-out hover:-translate-y-[3px]"
    >
      <Picture
        image={component.image}
        alt=""
        sizes="(min-width: 64rem) 180px, 33vw"
        className={cx(
          'aspect-square w-full object-cover transition-[scale,opacity] duration-500 ease-out group-hover:scale-105',
          isFaded && 'opacity-25 grayscale',
        )}
      />
      <div className="px-[.65rem] pb-[.65rem]">
        {pin ? (
          <AppLink
            href={pin.href}
            aria-label={`${component.symbol} — ${component.title}: ${pin.isPinned ? 'снять выбор' : 'показать сочетания'}`}
            aria-current={pin.isPinned ? 'true' : undefined}
            className={cx(symbol, 'relative hover:underline underline-offset-4')}
          >
            <span className={pin.isPinned ? 'rounded-[10px] bg-action px-2 py-0.5 text-on-action' : undefined}>
              {component.symbol}
            </span>
          </AppLink>
        ) : (
          <span aria-hidden="true" className={symbol}>
            {component.symbol}
          </span>
        )}
        <CardTitle
          href={component.url}
          level={3}
          className="text-caption leading-tight hyphens-auto [hyphenate-limit-chars:8_4_3] [&>a]:inline-block [&>a]:min-h-6"
        >
          {softHyphenate(component.title)}
        </CardTitle>
        {component.productCount > 0 && (
          <p className="text-caption text-ink-soft max-sm:sr-only">
            {counted(component.productCount, 'продукт', 'продукта', 'продуктов')}
          </p>
        )}
      </div>
      {kind && <CombinationMark kind={kind} className="pointer-events-none absolute top-2 right-2" />}
    </article>
  );
}
