import { expect, it, vi } from 'vitest';
import { readSuggestions } from './suggester.ts';

const answered = (make: () => Promise<Response>) => vi.spyOn(globalThis, 'fetch').mockImplementation(make);

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => new Response('{}', { status: 500 })],
  ['a page instead of JSON', async () => new Response('<!doctype html>')],
])('logs %s with the path', async (_, make) => {
  answered(make);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(readSuggestions('магний', new AbortController().signal)).rejects.toThrow();
  expect(log.mock.calls[0]?.[0]).toMatch(/^\/api\/v1\/suggest\?q=.+ failed$/);
  log.mockClear();
});

it('says nothing of a request that a newer one has ended', async () => {
  const controller = new AbortController();
  controller.abort();
  answered(() => Promise.reject(new DOMException('ended', 'AbortError')));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(readSuggestions('магний', controller.signal)).rejects.toThrow();
  expect(log).not.toHaveBeenCalled();
});
