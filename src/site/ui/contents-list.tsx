import { ChevronDown } from 'lucide';
import type { TocItem } from '../../contract/common.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useCurrentSection } from './use-current-section.ts';

interface ContentsProps {
  items: TocItem[];
  title?: string;
  className?: string;
}

/** The table of contents beside a long text; marks the current section. */
export function ContentsList({ items, title = 'Содержание', className }: ContentsProps) {
  const current = useCurrentSection(items.map((item) => item.id));
  return (
    <nav aria-label={title} className={cx('print:hidden', className)}>
      <p className="mb-3 text-caption font-semibold text-ink-faint">{title}</p>
      <ol className="border-l border-line">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              aria-current={item.id === current ? 'location' : undefined}
              className={cx(
                '-ml-px block border-l-2 border-transparent py-1.5 pr-2 leading-[1.4] text-ink-soft transition-colors duration-(--motion-quick) hover:text-ink focus-visible:-outline-offset-2 aria-[current=location]:border-action aria-[current=location]:text-ink',
                item.level > 2 ? 'pl-8 text-caption' : 'pl-4 text-small',
              )}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same on a narrow screen, folded above the text. */
export function ContentsFold({ items, className }: Omit<ContentsProps, 'title'>) {
  return (
    <nav aria-label="Оглавление" className={cx('print:hidden', className)}>
      <details className="accordion rounded-card bg-muted">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-5 font-semibold focus-visible:rounded-card">
          Оглавление
          <Icon of={ChevronDown} size={20} className="chevron" />
        </summary>
        <ol className="px-5 pb-4">
          {items.map((item) => (
            <li key={item.id} className="border-t border-line">
              <a
                href={`#${item.id}`}
                className={cx('flex min-h-11 items-center py-2 text-small leading-snug', item.level > 2 && 'pl-5')}
              >
                {item.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
