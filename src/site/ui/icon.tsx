import type { IconNode } from 'lucide';
import { cx } from './class-names.ts';

interface IconProps {
  /** A drawing of Lucide: `import { Search } from 'lucide'`. */
  of: IconNode;
  size?: number;
  className?: string;
}

/** Decorative: a button without text has a label of its own. */
export function Icon({ of: drawing, size = 24, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
    >
      {drawing.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
