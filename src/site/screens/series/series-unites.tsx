import type { Series } from '../../../contract/entries.ts';
import { Section } from '../../ui/layout.tsx';

export function SeriesUnites({ items }: { items: Series['unites'] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Что объединяет серию">
      <ol className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(240px,1fr))]">
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
