import type { SignedPerson } from '../../contract/cards.ts';
import { cx } from './class-names.ts';

/** A person's signature, written out when it comes into view. */
export function Signature({ of: { signature, title }, className }: { of: SignedPerson; className?: string }) {
  if (!signature) return null;
  return (
    <svg viewBox="0 0 240 96" role="img" aria-label={`Подпись: ${title}`} className={cx('signature', className)}>
      <path
        d={signature}
        pathLength="1"
        strokeDasharray="1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
