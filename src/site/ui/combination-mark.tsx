import { Check, Clock, Stethoscope, TriangleAlert } from 'lucide';
import type { combinationKinds } from '../../contract/vocabulary.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CombinationKind = keyof typeof combinationKinds;

/** Icon and dashes beside the colour, because a colour alone is not accessible. */
export const combinationLooks = {
  good: { icon: Check, look: 'bg-good-tint text-good', line: 'stroke-good', dash: undefined },
  careful: { icon: TriangleAlert, look: 'bg-careful-tint text-careful', line: 'stroke-careful', dash: '2 6' },
  apart: { icon: Clock, look: 'bg-tint text-link', line: 'stroke-link', dash: '10 6' },
  doctor: { icon: Stethoscope, look: 'bg-error-tint text-error', line: 'stroke-error', dash: '1 5' },
} as const satisfies Record<CombinationKind, object>;

export function CombinationMark({ kind, className }: { kind: CombinationKind; className?: string }) {
  const { icon, look } = combinationLooks[kind];
  return (
    <span className={cx('grid size-8 shrink-0 place-items-center rounded-control', look, className)}>
      <Icon of={icon} size={18} />
    </span>
  );
}
