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
  const { verificationPort, cardPagePort, staffPort, metricsPort } = config;
  // One that is chosen for another purpose is not free, though nobody may listen there yet.
  const isChosen = [verificationPort, cardPagePort, staffPort, metricsPort].includes(step);
  const isOpen = config.port !== 0 && step <= MAX_PORT && !isChosen;
  const beside = () => (isOpen ? at(step).catch(() => at(0)) : at(0));
  return wanted === null ? beside() : at(wanted);
}
