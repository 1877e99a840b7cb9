const year = 12;

/** Months from one to the other, forwards. */
const ahead = (from: number, to: number) => (to - from + year) % year;

/** From 1 to 12: the current month, or the next one that the calendar has. */
export function monthToOpen(months: readonly number[], now: number): number {
  return months.reduce((best, month) => (ahead(now, month) < ahead(now, best) ? month : best), months[0] ?? now);
}

const monthNames = [
  'Январь',
  'Февраль',
  'Март',
  'Апрель',
  'Май',
  'Июнь',
  'Июль',
  'Август',
  'Сентябрь',
  'Октябрь',
  'Ноябрь',
  'Декабрь',
] as const;

export const monthName = (month: number): string => monthNames[month - 1] ?? '';
