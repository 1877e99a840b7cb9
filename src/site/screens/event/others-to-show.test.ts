import { expect, it } from 'vitest';
import { othersToShow } from './event-screen.tsx';

const events = ['may', 'june', 'december', 'january'].map((slug) => ({ slug }));
const shown = (...past: string[]) => othersToShow(events, new Set(past)).map(({ slug }) => slug);

it('invites to what is still to come, soonest first, then recalls the latest', () => {
  expect(shown('may', 'june')).toEqual(['december', 'january', 'june']);
  expect(shown('may', 'june', 'december', 'january')).toEqual(['january', 'december', 'june']);
  expect(shown('may')).toEqual(['june', 'december', 'january']);
});
