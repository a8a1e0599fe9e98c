import type { RouteOptions } from 'fastify';
import { addRoutes } from '../http/add-routes.ts';
import { type HttpAppParts, httpApp, startingApp } from '../http/http-app.ts';
import { type HttpServer, listen } from '../http/http-server.ts';
import { bareHeaders } from '../http/security-headers.ts';
import { framePageOrigin } from './frame-origins.ts';

/** Separate ports after the gateway's, which make them other origins. `npm run dev` has Vite on the first one. */
const STEPS = { verification: 2, card: 3 } as const;
type FramePage = keyof typeof STEPS;

const MAX_PORT = 65_535;

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
  const at = (port: number) =>
    listen(config, { host: config.host, port }, startingApp({ ...parts, securityHeaders: bareHeaders }));
  const step = config.port + STEPS[page];
  const beside = () => (config.port === 0 || step > MAX_PORT ? at(0) : at(step).catch(() => at(0)));
  const server = await (wanted === null ? beside() : at(wanted));
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    server,
    origin: framePageOrigin(url, config, { url: `http://${host}`, port: server.port }),
    async serve(routes) {
      const app = httpApp({ ...parts, securityHeaders: bareHeaders });
      addRoutes(app, routes);
      await server.serve(app);
    },
  };
}
