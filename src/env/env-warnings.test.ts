import { describe, expect, it } from 'vitest';
import { envWarnings } from './env.ts';
import { warningInEnglish } from './env-warnings.ts';

describe('variables that are most likely not meant', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['SITE_ORIGN', 'SITE_ORIGIN'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('%s is said to be unknown, and %s proposed', (wrong, right) => {
    const expected = [`${wrong} is not known here and has no effect: is ${right} meant?`];
    expect(envWarnings({ [wrong]: 'x' }).map(warningInEnglish)).toEqual(expected);
  });

  it('says nothing of what other programs use, nor of an empty value, nor where the right one is set, too', () => {
    const others = {
      HOME: '/root',
      PATH: '/bin',
      SHELL: 'sh',
      HOSTNAME: 'a',
      LOGNAME: 'b',
      PGPORT: '1',
      NODE_ENV: 'x',
    };
    expect(envWarnings(others)).toEqual([]);
    expect(envWarnings({ DATABSE_URL: '' })).toEqual([]);
    expect(envWarnings({ DATABSE_URL: 'postgres://a', DATABASE_URL: 'postgres://b' })).toEqual([]);
  });

  it('names the one of two that has no effect', () => {
    const both = { DATABASE_URL: 'postgres://b', API_BASE_URL: 'http://10.0.0.5:3000' };
    expect(envWarnings(both).map(warningInEnglish)).toEqual([
      'DATABASE_URL has no effect because API_BASE_URL is set: this node reads the API at http://10.0.0.5:3000; remove one of them',
    ]);
    expect(envWarnings({ METRICS_HOST: '0.0.0.0' })).toEqual([{ type: 'metrics-without-port' }]);
  });

  it('says that counters without a question contradict the legal texts', () => {
    expect(envWarnings({ CONSENT: 'notice' })).toEqual([{ type: 'counters-unasked' }]);
    expect(envWarnings({ CONSENT: 'required' })).toEqual([]);
  });
});
