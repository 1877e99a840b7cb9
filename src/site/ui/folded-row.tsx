import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FoldedRowProps {
  title: string;
  /** What is seen of the row while it is folded, beside its title, or below where a few words have no room. */
  note?: string | undefined;
  /** Of its content, so that a link to it opens the row, without scripts too. */
  id: string;
  children: ReactNode;
}

/** One of many long entries: its title is in view, the rest is in the page for search engines and Ctrl+F. */
export function FoldedRow({ title, note, id, children }: FoldedRowProps) {
  return (
    <details className="fold-row border-b border-line">
      <summary className="relative flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 py-2 pr-8 focus-visible:rounded-control">
        <h3 className="max-w-full text-body font-semibold">{title}</h3>
        {note && <span className="min-w-0 grow basis-40 truncate text-caption text-ink-soft">{note}</span>}
        <Icon of={ChevronDown} size={18} className="chevron absolute inset-y-0 right-0 my-auto text-ink-soft" />
      </summary>
      <div id={id} className="scroll-mt-30 pb-8">
        {children}
      </div>
    </details>
  );
}
