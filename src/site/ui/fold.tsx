import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface FoldProps {
  /** What is inside: «Все противопоказания». */
  title: string;
  /** From this width on it stands open, without its title. */
  until?: 'sm' | 'lg';
  children: ReactNode;
  className?: string;
}

/** What not every reader on a phone wants at once. It is in the page for search engines, printers and Ctrl+F. */
export function Fold({ title, until = 'lg', children, className }: FoldProps) {
  return (
    <details className={cx('accordion fold', until === 'sm' ? 'fold-sm' : 'fold-lg', className)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
