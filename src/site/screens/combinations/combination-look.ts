import { Check, Clock, Stethoscope, TriangleAlert } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';

export type Pair = PageData<'combinations'>['pairs'][number];

/** Icon and colour, because a colour alone is not accessible. */
export const looks = {
  good: { icon: Check, look: 'bg-good-tint text-good' },
  careful: { icon: TriangleAlert, look: 'bg-careful-tint text-careful' },
  apart: { icon: Clock, look: 'bg-tint text-link' },
  doctor: { icon: Stethoscope, look: 'bg-error-tint text-error' },
} as const satisfies Record<Pair['kind'], object>;

/** The id of a pair in the list, for links of the matrix. */
export const pairId = (substance: string, other: string) => `${substance}--${other}`;
