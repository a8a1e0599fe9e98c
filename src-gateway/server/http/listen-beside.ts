import { PORT_STEPS } from '#gateway/config/listening.ts';
import { type HttpAppParts, startingApp } from './http-app.ts';
import { type HttpServer, listen } from './http-server.ts';

const MAX_PORT = 65_535;

/** A port of its own beside the guests': `wanted`, or without one some steps further, or else any free one. */
export async function listenBeside(
  parts: HttpAppParts,
  purpose: keyof typeof PORT_STEPS,
  wanted: number | null,
): Promise<HttpServer> {
  const { config } = parts;
  const at = (port: number) => listen(config, { host: config.host, port }, startingApp(parts));
  const step = config.port + PORT_STEPS[purpose];
  const beside = () => (config.port === 0 || step > MAX_PORT ? at(0) : at(step).catch(() => at(0)));
  return wanted === null ? beside() : at(wanted);
}
