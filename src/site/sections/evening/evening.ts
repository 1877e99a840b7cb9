export type Phase =
  | { kind: 'day'; next: number; minutes: number }
  /** The current step and the minutes until the next; null for the last. */
  | { kind: 'step'; now: number; minutes: number | null }
  | { kind: 'night' };

/** Before five in the morning it is still the evening of the day before. */
const morning = 5 * 60;
/** How long the last step is current, in minutes. */
const lastStep = 60;

/** `times` as in the content, in order: 18:00, 19:30. `now` in minutes since midnight. */
export function phaseOf(times: readonly string[], now: number): Phase {
  const starts = times.map(minutesOf);
  const passed = starts.filter((start) => start <= now).length;
  if (now < morning) return { kind: 'night' };
  const next = starts[passed];
  if (passed === 0) return next === undefined ? { kind: 'night' } : { kind: 'day', next: 0, minutes: next - now };
  if (next !== undefined) return { kind: 'step', now: passed - 1, minutes: next - now };
  const last = starts.at(-1) ?? 0;
  return now < last + lastStep ? { kind: 'step', now: passed - 1, minutes: null } : { kind: 'night' };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** «3 ч 40 мин», «50 мин» */
export function spanWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours}\u00a0ч`, (rest > 0 || hours === 0) && `${rest}\u00a0мин`];
  return parts.filter(Boolean).join(' ');
}
