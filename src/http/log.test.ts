import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorFields, flushRequestLog, log, logRequest, reasonOf, setLogLevel, withRequest } from './log.ts';

const lines: string[] = [];
const keep = (text: string | Uint8Array) => lines.push(String(text)) > 0;
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  flushRequestLog();
  lines.length = 0;
});
afterEach(() => setLogLevel('info'));
const last = () => JSON.parse(lines.at(-1) ?? '');

describe('the log', () => {
  it('has time and level in every line, and the request that it belongs to', async () => {
    log('info', 'outside');
    expect(last()).toEqual({ time: expect.any(String), level: 'info', message: 'outside' });
    await withRequest({ id: 'abc' }, async () => {
      await Promise.resolve();
      log('warn', 'inside', { path: '/' });
    });
    expect(last()).toMatchObject({ level: 'warn', request: 'abc', path: '/' });
  });

  it.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('at the level %s writes %i of four lines', (level, written) => {
    setLogLevel(level);
    for (const each of ['debug', 'info', 'warn', 'error'] as const) log(each, 'x');
    expect(lines).toHaveLength(written);
  });

  it('bounds every value and the whole line', () => {
    log('info', 'x', { text: 'т'.repeat(100_000) });
    expect(lines[0]?.length).toBeLessThan(9_000);
    expect(last()).toMatchObject({ text: expect.stringMatching(/… \(100000 characters\)$/) });
    log('info', 'many', Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index])));
    expect(lines[1]?.length).toBeLessThan(500);
    expect(last()).toMatchObject({ message: 'many', cut: expect.stringMatching(/characters/) });
  });
});

describe('the access log', () => {
  it('gathers lines and writes them together', () => {
    logRequest({ path: '/a', status: 200 });
    logRequest({ path: '/b', status: 404 });
    expect(lines).toEqual([]);
    flushRequestLog();
    flushRequestLog();
    expect(lines).toHaveLength(1);
    expect(
      lines
        .join('')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { time: expect.any(String), level: 'info', message: 'request', path: '/a', status: 200 },
      { time: expect.any(String), level: 'info', message: 'request', path: '/b', status: 404 },
    ]);
  });

  it('drops lines while nobody reads them, and says how many', () => {
    const unread = vi.spyOn(process.stdout, 'writableLength', 'get').mockReturnValue(100_000_000);
    logRequest({ path: '/a' });
    flushRequestLog();
    expect(lines).toEqual([]);
    unread.mockReturnValue(0);
    logRequest({ path: '/b' });
    flushRequestLog();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/b' });
    expect(last()).toMatchObject({ level: 'warn', dropped: 1 });
  });
});

it('masks passwords in addresses', () => {
  log('error', 'x', { reason: 'cannot reach postgres://site:secret@db.example:5432/site' });
  expect(last().reason).toBe('cannot reach postgres://site:***@db.example:5432/site');
});

describe('the reason of an error', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

  it('is that of what lies within, where an error only wraps another', () => {
    expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe('connect ECONNREFUSED 127.0.0.1:1');
    expect(reasonOf(new AggregateError([refused]))).toBe('connect ECONNREFUSED 127.0.0.1:1');
    expect(reasonOf(Object.assign(new Error('no space left on device'), { code: '53100' }))).toBe(
      'no space left on device (53100)',
    );
    expect(reasonOf('just text')).toBe('just text');
    expect(reasonOf({ name: 'ErrnoError', errno: 51 })).toBe('{"name":"ErrnoError","errno":51}');
  });

  it('is told beside the stack', () => {
    const { error, stack } = errorFields(new Error('no\nsuch file'));
    expect([error, stack]).toEqual(['no\nsuch file', expect.stringMatching(/^ {4}at /)]);
  });
});
