import { isIPv4, isIPv6 } from 'node:net';

/** An enrolled device, or the network of a client; made by limitKey (devices.ts) and toNetwork. */
export type LimitKey = string & { readonly isLimitKey: true };

/** One client for everything that is no address: whoever could make such texts up would have no limit. */
const NO_ADDRESS = 'no address';

/** An IPv6 address counts by its first 64 bits, since one connection has all addresses below them. */
export function toNetwork(address: string): LimitKey {
  return groupedAddress(address) as LimitKey;
}

/** The network around a client: an IPv4 address counts by its first 24 bits, an IPv6 address by its first 48. */
export function toWiderNetwork(address: string): LimitKey {
  const network = toNetwork(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24` as LimitKey;
  const groups = network.split(':');
  return (groups.length < 4 ? network : `${groups.slice(0, 3).join(':')}::/48`) as LimitKey;
}

function groupedAddress(address: string): string {
  const bare = withoutPort(address.trim()).split('%', 1)[0] ?? '';
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return NO_ADDRESS;
  const groups = parseGroups(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const prefix = groups.slice(0, 4).map(group => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Some proxies forward a client as `203.0.113.7:50123` or `[2001:db8::1]:50123`. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** The eight groups of an IPv6 address. URL normalises every form of it. */
function parseGroups(address: string): number[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right] = hostname
    .slice(1, -1)
    .split('::')
    .map(part => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16))));
  if (!right) return left;
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
