import { type HttpAppParts, startingApp } from './http-app.ts';
import { type HttpServer, listen } from './http-server.ts';

/** Ports after the gateway's, which make them other origins. `npm run dev` has Vite on the first one. */
const STEPS = { verification: 2, card: 3, staff: 4 } as const;
const MAX_PORT = 65_535;

/** A port of its own beside the guests': `wanted`, or without one some steps further, or else any free one. */
export async function listenBeside(
  parts: HttpAppParts,
  purpose: keyof typeof STEPS,
  wanted: number | null,
): Promise<HttpServer> {
  const { config } = parts;
  const at = (port: number) => listen(config, { host: config.host, port }, startingApp(parts));
  const step = config.port + STEPS[purpose];
  const beside = () => (config.port === 0 || step > MAX_PORT ? at(0) : at(step).catch(() => at(0)));
  return wanted === null ? beside() : at(wanted);
}
