import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { ComponentCard } from '../../../contract/cards.ts';
import { counted, softHyphenate } from '../../../text/russian.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { componentAccents } from '../../cards/component-card.tsx';
import { Picture } from '../../images/picture.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { type CombinationKind, CombinationMark } from '../../ui/combination-mark.tsx';
import { CombinationLines } from './combination-lines.tsx';
import { CombinationStrip } from './combination-strip.tsx';
import { addressOf, type ComponentsPage, type ComponentsQuery, neighboursOf } from './components-query.ts';

/** A group is as wide as it has items, so that small groups stand side by side. */
const columnsOf = (items: number) =>
  ({
    '--on-phone': Math.min(3, items),
    '--on-tablet': Math.min(5, items),
    '--columns': Math.min(7, items),
  }) as CSSProperties;

interface ComponentsTableProps {
  page: ComponentsPage;
  items: ComponentsPage['items'];
  query: ComponentsQuery;
}

/** A substance that is pointed at, focused or pinned by its symbol shows how the others go with it. */
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
      className="relative grid grid-cols-3 gap-x-2 gap-y-10 sm:grid-cols-5 lg:col-span-7 lg:grid-cols-7 lg:gap-x-3 lg:gap-y-16"
    >
      {page.groups.map((group) => {
        const own = items.filter((item) => item.group === group.key);
        return own.length === 0 ? null : (
          <section
            key={group.key}
            id={group.key}
            data-accent={componentAccents[group.key]}
            style={columnsOf(own.length)}
            className="flex flex-col justify-end col-[span_var(--on-phone)] sm:col-[span_var(--on-tablet)] lg:col-[span_var(--columns)]"
          >
            <h2 className="mb-4 text-body leading-tight font-semibold">{group.title}</h2>
            <ul className="grid grid-cols-[repeat(var(--on-phone),minmax(0,1fr))] gap-2 sm:grid-cols-[repeat(var(--on-tablet),minmax(0,1fr))] lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))] lg:gap-3">
              {own.map((item) => (
                <li
                  key={item.slug}
                  data-component={item.slug}
                  onPointerEnter={(event) => event.pointerType !== 'touch' && setPointed(item.slug)}
                  onPointerLeave={() => setPointed(undefined)}
                  onFocus={() => setPointed(item.slug)}
                  onBlur={() => setPointed(undefined)}
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
      {centre && around && (
        <CombinationStrip
          key={centre}
          title={titleOf(page, centre)}
          pairs={[...around].map(([slug, pair]) => ({ ...pair, slug, title: titleOf(page, slug) }))}
          partner={partner}
          unpin={centre === pinned ? addressOf(query, undefined) : undefined}
        />
      )}
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
  const badge = 'absolute top-2 left-2 grid min-h-8 min-w-8 place-items-center rounded-[10px] px-2 font-semibold';
  return (
    <article
      className={cx(
        'element-tile card-clip group relative grid h-full grid-rows-[auto_1fr] rounded-card transition-[translate] duration-(--motion-page) ease-out hover:-translate-y-[3px]',
        isFaded ? 'bg-muted' : 'bg-accent-tint',
      )}
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
      <div className="px-[.65rem] pt-[.55rem] pb-[.65rem]">
        <CardTitle
          href={component.url}
          level={3}
          className="text-caption leading-tight hyphens-auto [hyphenate-limit-chars:8_4_3]"
        >
          {softHyphenate(component.title)}
        </CardTitle>
        {component.productCount > 0 && (
          <p className="text-caption text-ink-soft max-sm:sr-only">
            {counted(component.productCount, 'продукт', 'продукта', 'продуктов')}
          </p>
        )}
      </div>
      {pin ? (
        <AppLink
          href={pin.href}
          aria-label={`${component.symbol} — ${component.title}: ${pin.isPinned ? 'снять выбор' : 'показать сочетания'}`}
          aria-current={pin.isPinned ? 'true' : undefined}
          className={cx(badge, 'z-1', pin.isPinned ? 'bg-action text-on-action' : 'bg-page/92 text-accent-deep')}
        >
          {component.symbol}
        </AppLink>
      ) : (
        <span aria-hidden="true" className={cx(badge, 'bg-page/92 text-accent-deep')}>
          {component.symbol}
        </span>
      )}
      {kind && <CombinationMark kind={kind} className="pointer-events-none absolute top-2 right-2" />}
    </article>
  );
}
