import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { jars as byName, rules } from '../../../../fixtures/shelves.ts';
import { planDay } from '../../../nutrition/shelf/day-plan.ts';
import { reminders } from './reminders.ts';

it('reminds every day until the jar is empty, in a file that calendars read', () => {
  const title =
    'Очень длинное название банки, в котором есть запятые; точки с запятой и \\ черта, а строка не кончается';
  const jars = [{ ...byName.iron, title }, byName.magbis];
  const text = reminders(planDay(jars, rules), rules, '2026-11-15', {
    calendar: 'Моя полка',
    jar: (jar) => jar.title,
    note: 'БАД',
  });
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(
    events.map(({ summary, startDate, component }) => [
      summary,
      startDate.toString(),
      String(component.getFirstPropertyValue('rrule')),
    ]),
  ).toEqual([
    [title, '2026-11-15T10:00:00', 'FREQ=DAILY;COUNT=60'],
    ['Магния бисглицинат', '2026-11-15T19:00:00', 'FREQ=DAILY;COUNT=40'],
  ]);
});
