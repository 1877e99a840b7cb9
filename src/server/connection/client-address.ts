import { BlockList, isIP } from 'node:net';
import type { ProxyTrust } from '../../env/proxy-trust.ts';

/**
 * Who sent a request. `X-Forwarded-For` is what anybody may write: an entry counts only if a trusted proxy added it, and
 * proxies add at the end.
 */
export function clientAddress(remote: string | undefined, forwardedFor: string | undefined, trust: ProxyTrust): string {
  let client = plainAddress(remote ?? '');
  if (forwardedFor === undefined || !isTrusted(trust, client, 0)) return client;
  const entries = forwardedFor.split(',');
  for (let passed = 1; entries.length > 0; passed++) {
    const entry = plainAddress(entries.pop()?.trim() ?? '');
    if (isIP(entry) === 0) return client;
    client = entry;
    if (!isTrusted(trust, client, passed)) return client;
  }
  return client;
}

/** Whether what a neighbour says of a request may be believed. */
export function isTrustedProxy(remote: string | undefined, trust: ProxyTrust): boolean {
  return isTrusted(trust, plainAddress(remote ?? ''), 0);
}

function isTrusted(trust: ProxyTrust, address: string, passed: number): boolean {
  return 'hops' in trust ? passed < trust.hops : isIn(trust.addresses, address);
}

/** IPv4 as a socket for both versions names it (::ffff:10.0.0.1), and with a port, as some proxies write it. */
function plainAddress(address: string): string {
  const hasColon = address.includes(':');
  if (!hasColon || !(address.includes('.') || address.startsWith('['))) return address;
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  const withPort = /^\[(.+)\](?::\d+)?$/.exec(address) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address);
  return withPort?.[1] ?? address;
}

const ownNetworks = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(net, bits, 'ipv4');
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

/** An address that only the operator's own machines have: probes, a proxy that is not configured as such, a test. */
export function isOwnNetwork(address: string): boolean {
  return isIP(address) === 0 || isIn(ownNetworks, address);
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
