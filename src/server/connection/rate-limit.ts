import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';
import { createTokenBucket } from '../operations/limiter.ts';

/** Addresses that are remembered: a few megabytes at most. */
const maxAddresses = 20_000;

const isInOwnNetwork = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * An address that only the operator's own machines have: probes, tests, a proxy that TRUST_PROXY does not name. It stands
 * for nobody or for all visitors together, so no limit per client applies to it.
 */
export const isOwnNetwork = (address: string) => address === '' || isInOwnNetwork(address, 0);

/**
 * A bucket of one minute's requests per address: a visitor who opens many pages at once is let through, one who goes on
 * beyond the rate is told when to come back. Returns the seconds to wait, 0 for none.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): (address: string) => number {
  if (perMinute === 0) return () => 0;
  const buckets = new LRUCache<string, () => number>({ max: maxAddresses });
  return (address) => {
    const key = networkOf(address);
    let take = buckets.get(key);
    if (!take) {
      take = isOwnNetwork(address) ? () => 0 : createTokenBucket(perMinute, perMinute / 60, now);
      buckets.set(key, take);
    }
    return take();
  };
}

/** One household or server has a whole /64 of IPv6 addresses to choose from. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  // The host of a URL is the address in its canonical, shortened form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const parts = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    parts.push(...Array.from({ length: 8 - parts.length - rest.length }, () => '0'), ...rest);
  }
  return parts.slice(0, 4).join(':');
}
