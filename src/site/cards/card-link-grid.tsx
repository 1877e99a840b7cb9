import type { ComponentProps } from 'react';
import type { CardLink as CardLinkData } from '../../contract/common.ts';
import { CardGrid, Section } from '../ui/layout.tsx';
import { CardLink } from './card-link.tsx';

type CardLinkGridProps = Omit<ComponentProps<typeof CardGrid>, 'children'> & { cards: CardLinkData[] };

export function CardLinkGrid({ cards, columns = 3, ...grid }: CardLinkGridProps) {
  // On tablets rows of three stay; others become pairs, and a last card alone is wide.
  const item = columns === 3 ? undefined : 'sm:max-lg:last:odd:col-span-2';
  return (
    <CardGrid filled columns={columns} item={item} {...grid}>
      {cards.map((card) => (
        <CardLink key={card.url} card={card} className="h-full" />
      ))}
    </CardGrid>
  );
}

export function WhereNext({ cards, columns }: CardLinkGridProps) {
  if (cards.length === 0) return null;
  return (
    <Section label="Куда дальше" space="none" className="pb-section">
      <CardLinkGrid cards={cards} columns={columns} />
    </Section>
  );
}
