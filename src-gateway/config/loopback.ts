import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Of the names `localhost` alone: any other one is resolved to whatever the resolver says when the gateway listens. */
export function isLoopbackHost(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === 'localhost';
  // BlockList compares an IPv4-mapped address such as ::ffff:127.0.0.1 with the IPv4 rules.
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** The same for an address in a browser, where every name below `localhost` means this machine (RFC 6761). */
export function isLoopbackUrl(url: string): boolean {
  const hostname = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isLoopbackHost(hostname) || hostname.endsWith('.localhost');
}
