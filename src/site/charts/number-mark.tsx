import type { CSSProperties } from 'react';
import { cx } from '../ui/class-names.ts';

interface NumberMarkProps {
  number: number;
  className?: string;
  style?: CSSProperties;
}

/** A number on a drawing, and the same beside its description. */
export function NumberMark({ number, className, style }: NumberMarkProps) {
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx(
        'grid size-7 shrink-0 place-items-center rounded-full bg-action text-caption font-semibold text-on-action [print-color-adjust:exact]',
        className,
      )}
    >
      {number}
    </span>
  );
}
