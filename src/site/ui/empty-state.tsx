import { SearchX } from 'lucide';
import type { ReactNode } from 'react';
import { useInterruption } from '../navigation/interruption.ts';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** What to do instead: buttons, chips, nearest matches. */
  children?: ReactNode;
}

export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  const ref = useInterruption<HTMLDivElement>(false);
  return (
    <div ref={ref} className="grid justify-items-center rounded-panel bg-muted px-6 py-10 lg:py-16 text-center">
      <span className="mb-5 grid size-16 place-items-center rounded-full bg-page text-ink-soft">
        {icon ?? <Icon of={SearchX} size={28} />}
      </span>
      <h2 className="max-w-[24em] text-h3">{title}</h2>
      {text && <p className="mt-2 max-w-[34rem] text-small text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
