import { describe, expect, it } from 'vitest';
import { createRateLimit, isOwnNetwork } from './rate-limit.ts';

describe('the rate limit', () => {
  const visitor = '203.0.113.7';

  it('lets a minute of requests through at once, then says how long to wait', () => {
    let time = 0;
    const limit = createRateLimit(60, () => time);
    const waits = Array.from({ length: 62 }, () => limit(visitor));
    expect(waits).toEqual([...Array.from({ length: 60 }, () => 0), 1, 1]);
    time = 1_000;
    expect([limit(visitor), limit(visitor)]).toEqual([0, 1]);
    time = 3_600_000;
    expect(Array.from({ length: 61 }, () => limit(visitor)).filter((wait) => wait > 0)).toHaveLength(1);
  });

  it('counts each address for itself, IPv6 by network', () => {
    const limit = createRateLimit(1, () => 0);
    expect(['203.0.113.7', '203.0.113.8'].map(limit)).toEqual([0, 0]);
    expect(['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:db8:0:1::1'].map(limit)).toEqual([0, 60, 0]);
  });

  it('spares our own machines, and everybody when it is off', () => {
    const limit = createRateLimit(1, () => 0);
    expect(Array.from({ length: 5 }, () => limit('127.0.0.1') + limit('10.0.0.3'))).toEqual([0, 0, 0, 0, 0]);
    const off = createRateLimit(0);
    expect(Array.from({ length: 3 }, () => off(visitor))).toEqual([0, 0, 0]);
  });

  it('is not upset by a clock that jumps back', () => {
    let time = 60_000;
    const limit = createRateLimit(2, () => time);
    limit(visitor);
    time = 0;
    expect([limit(visitor), limit(visitor)]).toEqual([0, 30]);
  });
});

it('knows the addresses of our own networks', () => {
  const own = ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.1.1', 'fd00::1', 'fe80::1', ''];
  const foreign = ['203.0.113.7', '172.32.0.1', '2001:db8::1', '8.8.8.8'];
  expect(own.filter((address) => !isOwnNetwork(address))).toEqual([]);
  expect(foreign.filter(isOwnNetwork)).toEqual([]);
});
