import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';

export type HeadingLevel = 2 | 3 | 4;

interface CardTitleProps {
  href: string;
  level: HeadingLevel;
  children: ReactNode;
  className?: string;
}

/** The heading whose link covers its whole card. The card is `relative` and a `group`. */
export function CardTitle({ href, level, children, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={cx('leading-snug font-semibold tracking-[-.01em]', className)}>
      <AppLink href={href} className="card-cover">
        {children}
      </AppLink>
    </Heading>
  );
}
