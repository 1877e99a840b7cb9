import type { Event } from '../../contract/entries.ts';

export function EventScreen({ event }: { event: Event }) {
  return <h1>{event.title}</h1>;
}
