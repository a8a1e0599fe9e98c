import type { RouteOptions } from 'fastify';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { listeningUrl } from '#gateway/config/listening.ts';
import { APP_ORIGIN, STAFF_APP_ORIGIN } from '#shared/device.ts';
import { addRoutes, type HttpAppParts, httpApp } from '../http/http-app.ts';
import type { HttpServer } from '../http/http-server.ts';
import { listenBeside } from '../http/listen-beside.ts';
import { bareHeaders } from '../http/security-headers.ts';

type FramePage = 'verification' | 'card';

export type FramePort = {
  server: HttpServer;
  origin: string;
  serve(routes: readonly RouteOptions[]): Promise<void>;
};

/** A port for a page in a frame of the guest app: another origin than the guest app's (PD-27, PD-139). */
export async function listenForFrame(
  parts: Omit<HttpAppParts, 'securityHeaders'>,
  page: FramePage,
): Promise<FramePort> {
  const { config } = parts;
  const { port: wanted, url } = {
    verification: { port: config.verificationPort, url: config.verificationUrl },
    card: { port: config.cardPagePort, url: config.cardPageUrl },
  }[page];
  const server = await listenBeside({ ...parts, securityHeaders: bareHeaders }, page, wanted);
  const { port } = server;
  return {
    server,
    origin: framePageOrigin(url, config, { url: listeningUrl(config.host, port), port }),
    async serve(routes) {
      const app = httpApp({ ...parts, securityHeaders: bareHeaders });
      addRoutes(app, routes);
      await server.serve(app);
    },
  };
}

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
export function embedderOrigins(config: GatewayConfig, url: string): string[] {
  const { production, publicUrl, allowedOrigins } = config;
  const own = production ? [] : listeningOrigins(url);
  const app = publicUrl === null ? [] : [new URL(publicUrl).origin];
  return [...new Set([...own, ...app, ...allowedOrigins, APP_ORIGIN])];
}

/** Origins of the staff app, where a desk shows the card's fields (FRD-08); `url` is null without an address for staff. */
export function staffOrigins({ production }: GatewayConfig, url: string | null): string[] {
  if (url === null) return [];
  return [...(production ? [new URL(url).origin] : listeningOrigins(new URL(url).origin)), STAFF_APP_ORIGIN];
}

/** Never in production: any program on a guest's machine can serve a page there and show the cards in it. */
function listeningOrigins(url: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  return LOOPBACK.includes(hostname) ? LOOPBACK.map(host => `${protocol}//${host}:${port}`) : [url];
}
