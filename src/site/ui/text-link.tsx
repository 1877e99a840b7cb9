import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** With `arrow` it is the one action of its block. */
export function TextLink(props: { href: string; children: ReactNode; arrow?: boolean; className?: string }) {
  const { href, children, arrow = false, className } = props;
  return (
    <AppLink
      href={href}
      className={cx(
        arrow
          ? 'group/arrow inline-block min-h-6 font-semibold text-link'
          : 'text-link underline decoration-1 underline-offset-[.2em] hover:decoration-2',
        className,
      )}
    >
      {children}
      {arrow && <EndArrow />}
    </AppLink>
  );
}

/** Stands in a link that is a `group/arrow`. */
export function EndArrow() {
  return (
    // The word joiner keeps the arrow with the last word of a wrapped text.
    <span className="whitespace-nowrap">
      {'\u2060'}
      <Icon
        of={ArrowRight}
        size={18}
        className="ml-2 inline-block align-[-.2em] transition-transform duration-(--motion-page) group-hover/arrow:translate-x-1"
      />
    </span>
  );
}
