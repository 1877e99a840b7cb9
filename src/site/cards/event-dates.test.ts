import { describe, expect, it } from 'vitest';
import { eventDates, programmeDays } from './event-dates.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('eventDates', () => {
  it('gives one day with its hours', () => {
    const dates = eventDates({ start: '2026-12-03T19:00:00+03:00', end: '2026-12-03T20:30:00+03:00' });
    expect(plain(dates.dates)).toBe('3 декабря 2026');
    expect(dates).toMatchObject({ days: '3', weekday: 'четверг', time: '19:00–20:30' });
  });

  it('joins days of one month, of two months and of two years', () => {
    const words = (start: string, end: string) => plain(eventDates({ start, end }).dates);
    expect(words('2027-02-18T10:00:00+03:00', '2027-02-19T18:00:00+03:00')).toBe('18–19 февраля 2027');
    expect(plain(eventDates({ start: '2027-02-18T10:00:00+03:00', end: '2027-02-19T18:00:00+03:00' }).weekday)).toBe(
      'четверг — пятница',
    );
    expect(words('2027-01-30', '2027-02-02')).toBe('30 января — 2 февраля 2027');
    expect(words('2026-12-31', '2027-01-02')).toBe('31 декабря 2026 — 2 января 2027');
  });
});

describe('programmeDays', () => {
  it('keeps one day whole', () => {
    expect(programmeDays([{ time: '19:00', title: 'А' }])).toEqual([
      { day: null, points: [{ time: '19:00', title: 'А' }] },
    ]);
  });

  it('divides several days', () => {
    const days = programmeDays([
      { time: '18 февраля, 10:00', title: 'А' },
      { time: '18 февраля, 12:00', title: 'Б' },
      { time: '19 февраля, 10:00', title: 'В' },
    ]);
    expect(days.map(({ day, points }) => [day, points.map((point) => point.time)])).toEqual([
      ['18 февраля', ['10:00', '12:00']],
      ['19 февраля', ['10:00']],
    ]);
  });
});
