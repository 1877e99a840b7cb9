import type { CSSProperties } from 'react';
import { cx } from '../ui/class-names.ts';

/** A dose in blocks of one norm each. Decorative: the figures stand beside it as text. */
export function DoseBlocks({ percent, className }: { percent: number; className?: string }) {
  const norms = Math.max(1, Math.ceil(percent / 100));
  return (
    <span
      aria-hidden="true"
      className={cx('dose-blocks', className)}
      style={{ '--norms': norms, '--filled': `${(percent / norms).toFixed(1)}%` } as CSSProperties}
    />
  );
}
