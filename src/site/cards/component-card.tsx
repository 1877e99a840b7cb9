import type { ComponentCard as ComponentCardData } from '../../contract/cards.ts';
import type { AccentName } from '../../contract/vocabulary.ts';
import { type ComponentGroup, componentGroups } from '../../contract/vocabulary.ts';
import { counted } from '../../text/russian.ts';
import { cx } from '../ui/class-names.ts';
import { CardMedia } from './card-media.tsx';
import { CardTitle, type HeadingLevel } from './card-title.tsx';

export const componentAccents: Record<ComponentGroup, AccentName> = {
  vitamins: 'sun',
  minerals: 'sky',
  'fatty-acids': 'sand',
  'amino-acids': 'lilac',
  plants: 'mint',
  probiotics: 'coral',
  other: 'sand',
};

interface ComponentCardProps {
  component: ComponentCardData;
  level?: HeadingLevel;
  sizes?: string;
  className?: string;
}

export function ComponentCard({ component, level = 3, sizes, className }: ComponentCardProps) {
  return (
    <article className={cx('group relative flex h-full flex-col', className)}>
      <CardMedia image={component.image} ratio="square" sizes={sizes ?? '(min-width: 1024px) 300px, 50vw'}>
        <span
          aria-hidden="true"
          className="absolute bottom-3 left-3 grid min-h-11 min-w-11 place-items-center rounded-control bg-page/90 px-2.5 text-body font-semibold tracking-tight"
        >
          {component.symbol}
        </span>
      </CardMedia>
      <div className="pt-4">
        <p className="text-caption text-ink-faint">{componentGroups[component.group]}</p>
        <CardTitle href={component.url} level={level} className="mt-0.5 text-body leading-snug">
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
