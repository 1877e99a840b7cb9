import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface FoldProps {
  /** What is inside: «Все противопоказания». */
  title: string;
  /** From this width on it stands open, without its title; `never` where it is for the curious. */
  until?: 'sm' | 'lg' | 'never';
  children: ReactNode;
  className?: string;
}

const untilClass = { sm: 'fold-sm', lg: 'fold-lg', never: undefined } as const;

/** What not every reader on a phone wants at once. It is in the page for search engines, printers and Ctrl+F. */
export function Fold({ title, until = 'lg', children, className }: FoldProps) {
  return (
    <details className={cx('accordion fold', untilClass[until], className)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
