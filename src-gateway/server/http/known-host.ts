import { isIP } from 'node:net';
import type { GatewayConfig } from '#gateway/config/config.ts';

/** A foreign site can point a name of its own at 127.0.0.1, and would then read the console as its own page. */
export function isKnownHost(config: GatewayConfig, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return hostname === config.host || hostname === (config.publicUrl && new URL(config.publicUrl).hostname);
}
