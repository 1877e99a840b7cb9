import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  /** Also the fragment that opens the item: `/faq#id`. */
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

/** Native `details` elements: they work without scripts and are found by Ctrl+F. */
export function Accordion({ items, className }: { items: AccordionItem[]; className?: string }) {
  const list = useRef<HTMLDivElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const target = hash ? list.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(hash)}"]`) : null;
    if (target) target.open = true;
  }, [hash]);
  return (
    <div ref={list} className={cx('border-t border-line', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.open} className="accordion group/item border-b border-line">
          <summary className="flex cursor-pointer items-start justify-between gap-6 py-5 text-body font-semibold focus-visible:rounded-control">
            <span className="text-pretty">{item.title}</span>
            <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-chip">
              <Icon
                of={Plus}
                size={18}
                className="transition-transform duration-(--motion-page) group-open/item:rotate-45"
              />
            </span>
          </summary>
          <div className="pb-6 sm:pr-16">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
