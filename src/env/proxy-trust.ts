import { BlockList, isIP } from 'node:net';

/** Who may say for whom a request is made: so many proxies in a row, or those at certain addresses. */
export type ProxyTrust = { hops: number } | { addresses: BlockList };

export const noProxies: ProxyTrust = { hops: 0 };

/** Reads TRUST_PROXY; null when nobody could mean it. */
export function readProxyTrust(value: string): ProxyTrust | null {
  const text = value.trim();
  if (text === '') return noProxies;
  if (/^\d$/.test(text)) return { hops: Number(text) };
  const addresses = new BlockList();
  for (const part of text.split(',')) {
    if (!add(addresses, part.trim())) return null;
  }
  return { addresses };
}

function add(list: BlockList, part: string): boolean {
  if (part === 'loopback') {
    list.addSubnet('127.0.0.0', 8, 'ipv4');
    list.addAddress('::1', 'ipv6');
    return true;
  }
  const [address = '', bits, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) {
    list.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 6 ? 128 : 32)) return false;
  list.addSubnet(address, Number(bits), family);
  return true;
}
