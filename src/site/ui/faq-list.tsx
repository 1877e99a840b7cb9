import { Plus } from 'lucide';
import type { FaqItem } from '../../contract/cards.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';
import { TagList } from './tag-list.tsx';

interface Props {
  items: FaqItem[];
  /** The page they have their addresses on: a link to `/faq#id` opens its question. Elsewhere a heading may have the same id. */
  isHome?: boolean;
  className?: string;
}

/** Native `details` elements: they work without scripts and are found by Ctrl+F. */
export function FaqList({ items, isHome = false, className }: Props) {
  return (
    <div className={cx('max-w-[64rem] border-t border-line', className)}>
      {items.map((item) => (
        <details key={item.id} id={isHome ? item.id : undefined} className="accordion group/item border-b border-line">
          <summary className="flex cursor-pointer items-start justify-between gap-6 py-5 text-body font-semibold focus-visible:rounded-control">
            <span className="text-pretty">{item.question}</span>
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-chip">
              <Icon
                of={Plus}
                size={18}
                className="transition-transform duration-(--motion-page) group-open/item:rotate-45"
              />
            </span>
          </summary>
          <div className="pb-6 sm:pr-16">
            <Prose html={item.answer} />
            {item.products.length + item.components.length > 0 && (
              <TagList
                className="mt-4"
                label="По теме"
                tags={[...item.products, ...item.components].map(({ title, url }) => ({ label: title, href: url }))}
              />
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
