import { APP_ORIGIN } from '#shared/device.ts';
import type { GatewayConfig } from '../config.ts';

/** Addresses of one's own machine: a guest at a terminal may type either. */
const LOOPBACK = ['127.0.0.1', 'localhost'];

/** Where guests find the sandbox identity provider's page, an origin. Beside the guest app, where nothing else is said. */
export function verificationPageOrigin(
  config: GatewayConfig,
  listening: { url: string; port: number },
): string {
  if (config.verificationUrl !== null) return new URL(config.verificationUrl).origin;
  const beside = new URL(config.publicUrl ?? listening.url);
  beside.port = String(listening.port);
  return beside.origin;
}

/** Who may show that page in a frame: the guest app where it is served, and the desktop app (PD-27). */
export function embedderOrigins(config: GatewayConfig, url: string, publicUrl: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  const own = LOOPBACK.includes(hostname) ? LOOPBACK.map(host => `${protocol}//${host}:${port}`) : [url];
  return [...new Set([...own, new URL(publicUrl).origin, ...config.allowedOrigins, APP_ORIGIN])];
}
