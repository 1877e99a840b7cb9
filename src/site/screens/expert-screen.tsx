import type { Expert } from '../../contract/entries.ts';

export function ExpertScreen({ expert }: { expert: Expert }) {
  return <h1>{expert.title}</h1>;
}
