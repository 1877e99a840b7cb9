import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide';
import { useEffect, useRef } from 'react';
import type { FaqItem } from '../../contract/cards.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';
import { TagList } from './tag-list.tsx';

/** Native `details` elements: they work without scripts and are found by Ctrl+F. A hash opens its question: `/faq#id`. */
export function FaqList({ items, className }: { items: FaqItem[]; className?: string }) {
  const list = useRef<HTMLDivElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const target = hash ? list.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(hash)}"]`) : null;
    if (target) target.open = true;
  }, [hash]);
  return (
    <div ref={list} className={cx('max-w-[60rem] border-t border-line', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className="accordion group/item border-b border-line">
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
