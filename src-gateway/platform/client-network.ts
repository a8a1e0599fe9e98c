import { isIPv6 } from 'node:net';

/** An enrolled device, or the network of a client; made by limitKey (devices.ts) and toNetwork. */
export type LimitKey = string & { readonly isLimitKey: true };

/** An IPv6 address counts by its first 64 bits, since one connection has all addresses below them. */
export function toNetwork(address: string): LimitKey {
  return groupedAddress(address) as LimitKey;
}

function groupedAddress(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return address;
  const groups = parseGroups(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const prefix = groups.slice(0, 4).map(group => group.toString(16));
  return `${prefix.join(':')}::/64`;
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
