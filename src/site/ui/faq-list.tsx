import type { FaqItem } from '../../contract/cards.ts';
import { Accordion } from './accordion.tsx';
import { cx } from './class-names.ts';
import { Prose } from './prose.tsx';
import { TagList } from './tag-list.tsx';

export function FaqList({ items, className }: { items: FaqItem[]; className?: string }) {
  return (
    <Accordion
      className={cx('max-w-[60rem]', className)}
      items={items.map((item) => ({
        id: item.id,
        title: item.question,
        content: (
          <>
            <Prose html={item.answer} />
            {item.products.length + item.components.length > 0 && (
              <TagList
                className="mt-4"
                label="По теме"
                tags={[...item.products, ...item.components].map(({ title, url }) => ({ label: title, href: url }))}
              />
            )}
          </>
        ),
      }))}
    />
  );
}
