import { Children, type ReactNode } from 'react';
import { cx } from './class-names.ts';

interface SideRowProps {
  children: ReactNode;
  /** How the items stand from a tablet on. */
  layout?: string;
  /** Where no item has a link, the row itself takes the focus, so that the keyboard can scroll it. */
  focusable?: boolean;
  className?: string;
}

const inThrees = 'sm:grid sm:grid-cols-3 sm:gap-y-7';

/** On a phone a row that is swiped, as high as one card; elsewhere a grid. Every child is one item of the list. */
export function SideRow({ children, layout = inThrees, focusable = false, className }: SideRowProps) {
  return (
    <ul
      tabIndex={focusable ? 0 : undefined}
      className={cx(
        'gap-gap max-sm:no-scrollbar max-sm:-mx-side max-sm:grid max-sm:auto-cols-[min(78vw,20rem)] max-sm:grid-flow-col max-sm:snap-x max-sm:scroll-px-side max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-side max-sm:py-1',
        layout,
        className,
      )}
    >
      {Children.map(children, (child) => (
        <li className="min-w-0 snap-start">{child}</li>
      ))}
    </ul>
  );
}
