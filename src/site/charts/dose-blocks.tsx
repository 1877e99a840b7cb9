import type { CSSProperties } from 'react';
import { cx } from '../ui/class-names.ts';

/**
 * A dose as so many norms: every block is one, so that three norms look three times as much as one. Only for the eye:
 * the figures stand beside it in words.
 */
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
