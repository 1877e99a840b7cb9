import { expect, it, vi } from 'vitest';
import { keepSchedule } from './keep-schedule.ts';

const due = new Date('2026-12-01T00:00:00Z');

function scheduleAt(now: Date, claim = async () => true) {
  const publish = vi.fn(async () => ({ status: 'unchanged' as const, faults: [], version: 'v' }));
  const prepare = vi.fn(async () => false);
  const schedule = keepSchedule({ nextChange: async () => due, claim, publish, prepare, now: () => now });
  return { publish, prepare, schedule };
}

it.each([
  ['publishes what is due', new Date(due.getTime()), async () => true, 1],
  ['waits for what is not', new Date(due.getTime() - 1), async () => true, 0],
  ['leaves it to the node that was first', new Date(due.getTime() + 1), async () => false, 0],
])('%s', async (_name, now, claim, times) => {
  const { publish, schedule } = scheduleAt(now, claim);
  await schedule.look();
  schedule.stop();
  expect(publish).toHaveBeenCalledTimes(times);
});

it.each([
  ['prepares what will be due within the hour', 59, 1],
  ['leaves what is further away for later', 61, 0],
])('%s', async (_name, minutes, times) => {
  const { prepare, publish, schedule } = scheduleAt(new Date(due.getTime() - minutes * 60_000));
  await schedule.look();
  schedule.stop();
  expect(prepare.mock.calls).toEqual(times === 1 ? [[due]] : []);
  expect(publish).not.toHaveBeenCalled();
});

it('goes on after a database that cannot be written', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { schedule, publish } = scheduleAt(due, () => Promise.reject(new Error('read-only')));
  await schedule.look();
  schedule.stop();
  expect(publish).not.toHaveBeenCalled();
  expect(String(told.mock.calls[0]?.[0])).toContain('cannot be published from here');
  told.mockRestore();
});
