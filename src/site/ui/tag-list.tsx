import type { ReactNode } from 'react';
import { Chip, ChipLink } from './chip.tsx';
import { cx } from './class-names.ts';

export interface Tag {
  label: string;
  href?: string;
  count?: number;
  selected?: boolean;
  icon?: ReactNode;
}

interface TagListProps {
  tags: Tag[];
  /** Names the list for screen readers. */
  label: string;
  size?: 'small' | 'medium';
  className?: string;
}

export function TagList({ tags, label, size = 'small', className }: TagListProps) {
  return (
    <ul aria-label={label} className={cx('flex flex-wrap gap-2', className)}>
      {tags.map(({ label: text, href, ...look }) => (
        <li key={href ?? text}>
          {href === undefined ? (
            <Chip size={size} {...look}>
              {text}
            </Chip>
          ) : (
            <ChipLink href={href} size={size} {...look}>
              {text}
            </ChipLink>
          )}
        </li>
      ))}
    </ul>
  );
}
