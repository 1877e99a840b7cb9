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
const three = '@min-[34rem]:grid-cols-[1fr_1fr_1fr]';
const many = 'grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(180px,1fr))]';

export function Figures({ items, size = 'medium', className }: FiguresProps) {
  return (
    <Reveal className={cx('@container', className)}>
      <dl className={cx('grid gap-x-6 gap-y-8', items.length === 3 ? three : many)}>
        {items.map((item) => (
          <div key={`${item.value} ${item.label}`} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-small text-ink-soft">
              {item.label}
              {item.note && <span className="mt-1 block text-caption text-ink-faint">{item.note}</span>}
            </dt>
            <dd
              className={cx('font-semibold tracking-[-.03em] text-balance', size === 'large' ? 'text-h1' : 'text-h2')}
            >
              <Count text={item.value} />
            </dd>
          </div>
        ))}
      </dl>
    </Reveal>
  );
}
