import type { ReactNode } from 'react';
import { softHyphenate } from '../../text/russian.ts';
import { AppLink } from '../ui/app-link.tsx';
import { cx } from '../ui/class-names.ts';

/** `none`: not part of the outline of the page. */
export type HeadingLevel = 2 | 3 | 4 | 'none';

interface CardTitleProps {
  href: string;
  level: HeadingLevel;
  children: ReactNode;
  className?: string;
}

/** The link covers the whole card, which is `relative` and a `group`. */
export function CardTitle({ href, level, children, className }: CardTitleProps) {
  const Heading = level === 'none' ? 'p' : (`h${level}` as const);
  return (
    <Heading className={cx('font-semibold tracking-[-.01em]', className)}>
      <AppLink href={href} className="card-cover">
        {typeof children === 'string' ? softHyphenate(children) : children}
      </AppLink>
    </Heading>
  );
}
