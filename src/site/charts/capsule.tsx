import { cx } from '../ui/class-names.ts';

/** A capsule in the colour of its surroundings, of two halves that can part. Only for the eye. */
export function Capsule({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('capsule', className)}>
      <span className="capsule-body" />
      <span className="capsule-cap" />
    </span>
  );
}
