import { cx } from '../ui/class-names.ts';

/** Decorative. */
export function Capsule({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('capsule', className)}>
      <span className="capsule-body" />
      <span className="capsule-cap" />
    </span>
  );
}
