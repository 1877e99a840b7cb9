import type { Specialist } from '../../contract/entries.ts';

export function SpecialistScreen({ specialist }: { specialist: Specialist }) {
  return <h1>{specialist.title}</h1>;
}
