import { Check, Clock, Stethoscope, TriangleAlert } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';

export type Pair = PageData<'combinations'>['pairs'][number];

/** A sign and a colour for each kind: neither alone says it. */
export const looks = {
  good: { icon: Check, look: 'bg-good-tint text-good' },
  careful: { icon: TriangleAlert, look: 'bg-careful-tint text-careful' },
  apart: { icon: Clock, look: 'bg-tint text-link' },
  doctor: { icon: Stethoscope, look: 'bg-error-tint text-error' },
} as const satisfies Record<Pair['kind'], object>;

/** The pair in the list, for links from the matrix. */
export const pairId = (substance: string, other: string) => `${substance}--${other}`;
