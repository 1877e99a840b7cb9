import type { ComponentCard as ComponentCardData } from '../../contract/cards.ts';
import { type AccentName, type ComponentGroup, componentGroups } from '../../contract/vocabulary.ts';
import { counted } from '../../text/russian.ts';
import { CardMedia } from './card-media.tsx';
import { CardTitle } from './card-title.tsx';

export const componentAccents: Record<ComponentGroup, AccentName> = {
  vitamins: 'sun',
  minerals: 'sky',
  'fatty-acids': 'sand',
  'amino-acids': 'lilac',
  plants: 'mint',
  probiotics: 'coral',
  other: 'sand',
};

export function ComponentCard({ component, sizes }: { component: ComponentCardData; sizes: string }) {
  return (
    <article className="group relative flex h-full flex-col">
      <CardMedia image={component.image} ratio="square" sizes={sizes}>
        <span
          aria-hidden="true"
          className="absolute bottom-3 left-3 grid min-h-11 min-w-11 place-items-center rounded-control bg-page/90 px-2.5 text-body font-semibold tracking-tight"
        >
          {component.symbol}
        </span>
      </CardMedia>
      <div className="pt-4">
        <p className="text-caption text-ink-faint">{componentGroups[component.group]}</p>
        <CardTitle href={component.url} level={3} className="mt-0.5 text-body leading-snug">
          {component.title}
        </CardTitle>
        <p className="mt-1 text-small text-ink-soft">{component.lead}</p>
        {component.productCount > 0 && (
          <p className="mt-2 text-caption text-ink-faint">
            {counted(component.productCount, 'продукт', 'продукта', 'продуктов')}
          </p>
        )}
      </div>
    </article>
  );
}
