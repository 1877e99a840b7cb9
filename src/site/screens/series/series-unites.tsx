import type { Series } from '../../../contract/entries.ts';
import { cx } from '../../ui/class-names.ts';
import { Section, textColumns } from '../../ui/layout.tsx';

export function SeriesUnites({ items }: { items: Series['unites'] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Что объединяет серию">
      <ol className={cx('grid grid-cols-1 gap-x-10 gap-y-8', textColumns(items.length))}>
        {items.map((item, index) => (
          <li key={item.title} className="border-t-2 border-accent pt-5">
            <span aria-hidden="true" className="text-small font-semibold text-accent-deep">
              {index + 1}
            </span>
            <h3 className="mt-2 text-h3">{item.title}</h3>
            <p className="mt-2 text-small text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
