import { instantOf } from '../schema/fields.ts';

/** The fields by which an entry says when it is on the site (`schema/common.ts`). */
export interface Shown {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
  until?: string | undefined;
}

/** Why an entry is not on the site. */
export type Hidden = 'draft' | 'scheduled' | 'expired';

/** What is looked at: the site as it is at a moment, or the same with what is not there yet. */
export interface View {
  at: number;
  /** Drafts and what is still to come, too: what is gone stays gone. */
  drafts?: boolean;
}

export function hiddenAs(value: unknown, { at, drafts = false }: View): Hidden | null {
  const { draft, publishAt, until } = shownOf(value);
  if (until !== undefined && instantOf(until) <= at) return 'expired';
  if (drafts) return null;
  if (draft) return 'draft';
  return publishAt !== undefined && at < instantOf(publishAt) ? 'scheduled' : null;
}

/** The moments at which an entry comes and goes. A draft does neither. */
export function momentsOf(value: unknown): number[] {
  const { draft, publishAt, until } = shownOf(value);
  if (draft) return [];
  return [publishAt, until].flatMap((moment) => (moment === undefined ? [] : instantOf(moment)));
}

/** Of two that are alike the unpublished one is the copy. */
export const draftsLast = <E extends { data: unknown }>(entries: Iterable<E>): E[] => {
  const isDraft = ({ data }: E) => Number(shownOf(data).draft === true);
  return [...entries].toSorted((a, b) => isDraft(a) - isDraft(b));
};

export function shownOf(value: unknown): Shown {
  return typeof value === 'object' && value !== null ? (value as Shown) : {};
}
