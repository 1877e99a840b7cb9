import type { Figure } from '../../contract/common.ts';
import { cx } from './class-names.ts';
import { Count } from './count.tsx';
import { Reveal } from './reveal.tsx';

interface FiguresProps {
  items: Figure[];
  size?: 'medium' | 'large';
  className?: string;
}

/** Three figures never stand as two and one. */
const three = 'max-sm:gap-y-3 @min-[34rem]:grid-cols-[repeat(3,minmax(0,1fr))]';
const many = 'grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(180px,1fr))]';

/** «1 мкг = 40 МЕ» is wider than a third of the place: then all three are set smaller. */
const widestInThree = 8;

export function Figures({ items, size = 'medium', className }: FiguresProps) {
  const isSmall = items.length === 3 && items.some(({ value }) => value.length > widestInThree);
  return (
    <Reveal className={cx('@container', className)}>
      <dl className={cx('grid gap-x-6 gap-y-8', items.length === 3 ? three : many)}>
        {items.map((item) => (
          <div
            key={`${item.value} ${item.label}`}
            className={cx(
              'flex justify-end',
              // On a phone three figures are three lines.
              items.length === 3
                ? 'flex-row-reverse items-baseline gap-x-4 @min-[34rem]:flex-col-reverse @min-[34rem]:items-stretch'
                : 'flex-col-reverse',
            )}
          >
            <dt
              className={cx(
                'text-small text-ink-soft',
                items.length === 3 ? 'grow @min-[34rem]:mt-2 @min-[34rem]:grow-0' : 'mt-2',
              )}
            >
              {item.label}
              {item.note && <span className="mt-1 block text-caption text-ink-faint">{item.note}</span>}
            </dt>
            <dd
              className={cx(
                'font-semibold tracking-[-.03em] text-balance',
                size === 'large' ? 'text-h1' : isSmall ? 'text-h3' : 'text-h2',
                items.length === 3 && 'max-sm:w-2/5 max-sm:shrink-0 max-sm:text-h3',
              )}
            >
              <Count text={item.value} />
            </dd>
          </div>
        ))}
      </dl>
    </Reveal>
  );
}
