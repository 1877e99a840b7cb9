import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Whether a proxy is believed: by its address, or by how many proxies stand between it and this server. */
export type ProxyTrust = (address: string, hop: number) => boolean;

export const noProxies: ProxyTrust = () => false;

/** Reads TRUST_PROXY: a number of proxies, or addresses and subnets; null for anything else. */
export function readProxyTrust(value: string): ProxyTrust | null {
  const text = value.trim();
  if (text === '') return noProxies;
  if (/^\d$/.test(text)) return (_, hop) => hop < Number(text);
  const parts = text.split(',').map((part) => part.trim());
  // The library takes shortened addresses (`1.2.3`) as well, which are more likely a mistake.
  if (parts.some((part) => part !== 'loopback' && isIP(part.split('/')[0] ?? '') === 0)) return null;
  try {
    return proxyAddr.compile(parts);
  } catch {
    return null;
  }
}
