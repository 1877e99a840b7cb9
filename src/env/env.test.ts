import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs nothing', () => {
    const env = readEnv({});
    expect([env.port, env.settings.origin, env.apiBaseUrl, env.store.databaseUrl]).toEqual([
      3000,
      'http://localhost:3000',
      undefined,
      undefined,
    ]);
  });

  it('asks the visitor first unless told otherwise, as the legal texts promise', () => {
    expect(readEnv({}).settings.consent).toBe('required');
    expect(readEnv({ CONSENT: '' }).settings.consent).toBe('required');
    expect(readEnv({ CONSENT: 'notice' }).settings.consent).toBe('notice');
  });

  it('takes an empty value for an absent one', () => {
    expect(readEnv({ METRIKA_ID: '', PORT: '' }).settings.counters.metrika).toBeUndefined();
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['SITE_ORIGIN', 'example.ru'],
    ['SITE_ORIGIN', 'https://example.ru/path'],
    ['API_BASE_URL', 'localhost:3000'],
    ['METRIKA_ID', 'abc'],
    ['VK_PIXEL_ID', '123'],
    ['AD_IFRAME_URL', 'javascript:alert(1)'],
    ['CONSENT', 'maybe'],
    ['PAGE_CACHE_MB', '0'],
    ['PICTURES', 'never'],
    ['PAGES', 'never'],
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '-1'],
    ['METRICS_PORT', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['RATE_LIMIT', 'none'],
    ['MAX_CONNECTIONS', '1'],
  ])('names a wrong %s=%s and says what it should be', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} .*must`));
  });

  it.each([
    [{ PORT: '3001', METRICS_PORT: '3001' }, /^METRICS_PORT is "3001" but must be another port than PORT$/],
    [{ PORT: '3001', API_BASE_URL: 'http://localhost:3001' }, /^API_BASE_URL .* must be the origin of another node/],
    [{ API_BASE_URL: 'http://127.0.0.1:3000/' }, /^API_BASE_URL .* must be the origin of another node/],
  ])('refuses what contradicts itself: %j', (variables, reason) => {
    expect(() => readEnv(variables)).toThrow(reason);
    expect(readEnv({ ...variables, PORT: '3002' }).port).toBe(3002);
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnv({ PORT: 'x', CONSENT: 'y' })).toThrow(/PORT is "x".*\nCONSENT is "y"/);
    const secret = { DATABASE_URL: '"postgres://site:geheim@db/site"', PREVIEW_SECRET: 'geheim' };
    expect(() => readEnv(secret)).toThrow(/^(?!.*geheim)DATABASE_URL is \(not shown.*\n(?!.*geheim)PREVIEW_SECRET is/);
  });
});
