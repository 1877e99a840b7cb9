import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { isOwnNetwork } from './client-address.ts';

/** Addresses that are remembered: a few megabytes at most, whoever asks. */
const maxAddresses = 20_000;

interface Bucket {
  /** Our own machines are never limited: a proxy that is not named in TRUST_PROXY would be limited for everybody. */
  isExempt: boolean;
  left: number;
  at: number;
}

/**
 * A bucket of one minute's requests per address, filled evenly: a visitor who opens many pages at once is let through,
 * who goes on beyond the rate is told when to come back. Says how many seconds to wait, 0 for none.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): (address: string) => number {
  if (perMinute === 0) return () => 0;
  const perMs = perMinute / 60_000;
  const buckets = new LRUCache<string, Bucket>({ max: maxAddresses });

  return (address) => {
    const key = isIPv6(address) ? networkOf(address) : address;
    let bucket = buckets.get(key);
    if (!bucket) {
      bucket = { isExempt: isOwnNetwork(address), left: perMinute, at: now() };
      buckets.set(key, bucket);
    }
    if (bucket.isExempt) return 0;
    const at = now();
    // A clock that jumps back fills nothing, and takes nothing.
    bucket.left = Math.min(perMinute, bucket.left + Math.max(0, at - bucket.at) * perMs);
    bucket.at = at;
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perMs / 1_000);
    bucket.left -= 1;
    return 0;
  };
}

/** One household or server has a whole /64 of IPv6 addresses to choose from. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const parts = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (parts.length + rest.length < 8) parts.push('0');
    parts.push(...rest);
  }
  return parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
