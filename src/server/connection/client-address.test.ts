import { describe, expect, it } from 'vitest';
import { readProxyTrust } from '../../env/proxy-trust.ts';
import { clientAddress, isOwnNetwork } from './client-address.ts';

const trust = (value: string) => {
  const read = readProxyTrust(value);
  if (!read) throw new Error(`not understood: ${value}`);
  return read;
};

describe('the address of a client', () => {
  it.each([
    ['nobody is trusted by default', '', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['one proxy', '1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['one proxy, and a client that lies', '1', '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['two proxies', '2', '10.0.0.1', '1.1.1.1, 203.0.113.7, 198.51.100.2', '203.0.113.7'],
    ['fewer entries than proxies', '3', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a proxy that sends nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['trusted addresses', '10.0.0.0/8', '10.0.0.1', '203.0.113.7, 10.2.3.4', '203.0.113.7'],
    ['a stranger who claims to be a proxy', '10.0.0.0/8', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['loopback by name', 'loopback', '::1', '203.0.113.7', '203.0.113.7'],
    ['IPv4 on a socket for both', '1', '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['with a port', '1', '10.0.0.1', '203.0.113.7:5123', '203.0.113.7'],
    ['IPv6 with a port', '1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['what is no address ends the list', '2', '10.0.0.1', '203.0.113.7, unknown', '10.0.0.1'],
    ['a line break and a script', '1', '10.0.0.1', '<script>\n', '10.0.0.1'],
  ])('%s', (_case, trusted, remote, forwarded, expected) => {
    expect(clientAddress(remote, forwarded, trust(trusted))).toBe(expected);
  });

  it('TRUST_PROXY is a number of proxies or a list of addresses, nothing else', () => {
    for (const wrong of ['true', 'all', '10.0.0.0/33', '1.2.3', '10.0.0.1,', '10.0.0.1/8/9', '-1', '2001:db8::/129'])
      expect([wrong, readProxyTrust(wrong)]).toEqual([wrong, null]);
    expect(readProxyTrust(' 127.0.0.1 , 2001:db8::/32 ')).not.toBeNull();
  });

  it('knows the addresses of our own networks', () => {
    const own = ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1', 'fe80::1', ''];
    const foreign = ['203.0.113.7', '172.32.0.1', '2001:db8::1', '8.8.8.8'];
    expect(own.filter((address) => !isOwnNetwork(address))).toEqual([]);
    expect(foreign.filter(isOwnNetwork)).toEqual([]);
  });
});
