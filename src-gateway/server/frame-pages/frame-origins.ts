import type { GatewayConfig } from '#gateway/config/config.ts';
import { APP_ORIGIN } from '#shared/device.ts';

/** Addresses of one's own machine: a guest at a terminal may type either. */
const LOOPBACK = ['127.0.0.1', 'localhost'];

/**
 * Where guests find a page that stands in a frame of the guest app, an origin. Beside the guest app, where
 * `configured` says nothing else.
 */
export function framePageOrigin(
  configured: string | null,
  { publicUrl }: GatewayConfig,
  listening: { url: string; port: number },
): string {
  if (configured !== null) return new URL(configured).origin;
  const beside = new URL(publicUrl ?? listening.url);
  beside.port = String(listening.port);
  return beside.origin;
}

/** Who may show those pages in a frame: the guest app where it is served, and the desktop app (PD-27, PD-139). */
export function embedderOrigins(config: GatewayConfig, url: string, publicUrl: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  const own = LOOPBACK.includes(hostname) ? LOOPBACK.map(host => `${protocol}//${host}:${port}`) : [url];
  return [...new Set([...own, new URL(publicUrl).origin, ...config.allowedOrigins, APP_ORIGIN])];
}
