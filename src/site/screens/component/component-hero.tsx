import type { Component } from '../../../contract/entries.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { componentGroups } from '../../../contract/vocabulary.ts';
import { softHyphenate } from '../../../text/russian.ts';
import { Picture } from '../../images/picture.tsx';
import { edgeColours } from '../../images/picture-edges.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Container } from '../../ui/layout.tsx';

export function ComponentHero({ component }: { component: Component }) {
  return (
    <Container className="pt-gap">
      <Breadcrumbs trail={[{ url: pagePaths.components, label: 'Компоненты' }]} current={component.title} />
      <div
        className="picture-panel [--picture-ink:color-mix(in_oklab,var(--edge)_35%,var(--ink))] grid grid-cols-1 overflow-hidden rounded-panel md:grid-cols-2"
        style={edgeColours(component.edges)}
      >
        <div className="@container flex flex-col p-panel">
          <p
            aria-hidden="true"
            className="text-[4rem] sm:text-[min(11vw,10rem)] leading-[.85] font-semibold tracking-[-.05em] text-(--picture-ink)"
          >
            {component.symbol}
          </p>
          <p className="mt-auto pt-panel text-small font-semibold text-(--picture-ink)">
            {componentGroups[component.group]}
          </p>
          <h1 className="column-title mt-2">{softHyphenate(component.title)}</h1>
          {component.alsoKnown.length > 0 && (
            <p className="mt-3 text-small text-ink-soft">Встречается как {component.alsoKnown.join(', ')}</p>
          )}
        </div>
        <Picture
          image={component.image}
          sizes="(min-width: 768px) 640px, 100vw"
          priority
          className="picture-fade picture-fade-beside aspect-square max-h-[70dvh] size-full object-cover max-md:aspect-[4/3] md:h-full"
        />
      </div>
      <div className="mt-panel grid grid-cols-1 gap-x-16 gap-y-8 xl:grid-cols-2">
        <p className="text-lead">{component.lead}</p>
        <Figures items={component.keyFacts} />
      </div>
    </Container>
  );
}
