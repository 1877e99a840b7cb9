import type { SeriesCard as SeriesCardData } from '../../contract/cards.ts';
import { counted } from '../../text/russian.ts';
import { Picture } from '../images/picture.tsx';
import { edgeColours } from '../images/picture-edges.ts';
import { cx } from '../ui/class-names.ts';
import { CardTitle } from './card-title.tsx';

interface SeriesCardProps {
  series: SeriesCardData;
  sizes?: string;
  className?: string;
}

export function SeriesCard({ series, sizes, className }: SeriesCardProps) {
  return (
    <article
      data-accent={series.accent.name}
      style={edgeColours(series.edges)}
      className={cx('group relative flex h-full card-clip flex-col rounded-card bg-(--edge-top)', className)}
    >
      <div className="p-6 pb-5">
        <CardTitle href={series.url} level={3} className="text-h3 text-accent-deep max-[24rem]:text-body">
          {series.title}
        </CardTitle>
        <p className="mt-1.5 text-small text-ink-soft">{series.tagline}</p>
        <p className="mt-2 text-caption font-medium text-accent-deep">
          {counted(series.productCount, 'продукт', 'продукта', 'продуктов')}
        </p>
      </div>
      <div className="relative mt-auto aspect-[4/3] overflow-hidden">
        <Picture
          image={series.image}
          sizes={sizes ?? '(min-width: 1024px) 420px, (min-width: 640px) 50vw, 100vw'}
          alt=""
          className="picture-fade absolute inset-0 size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.03]"
        />
      </div>
    </article>
  );
}
