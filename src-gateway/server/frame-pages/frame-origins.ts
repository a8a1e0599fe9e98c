import type { GatewayConfig } from '#gateway/config/config.ts';
import { APP_ORIGIN } from '#shared/device.ts';

/** Addresses of the same machine: a guest at a terminal may type either. */
const LOOPBACK = ['127.0.0.1', 'localhost'];

/** Beside the guest app, unless `configured` says otherwise. */
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

/** Origins that may show those pages in a frame: the guest app's own, and the desktop app (PD-27, PD-139). */
export function embedderOrigins(config: GatewayConfig, url: string, publicUrl: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  const own = LOOPBACK.includes(hostname) ? LOOPBACK.map(host => `${protocol}//${host}:${port}`) : [url];
  return [...new Set([...own, new URL(publicUrl).origin, ...config.allowedOrigins, APP_ORIGIN])];
}
