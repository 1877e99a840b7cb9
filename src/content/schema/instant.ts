const form = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The brand's own midnight, whatever the machine's zone. */
const moscowMidnight = 'T00:00:00+03:00';

/** When something happens that was written as a day, or as a time with its zone; NaN for anything else. */
export function instantOf(value: string): number {
  const [, day, time] = form.exec(value) ?? [];
  if (!day || !isRealDate(day)) return Number.NaN;
  return Date.parse(time ? value : day + moscowMidnight);
}

export function isRealDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
