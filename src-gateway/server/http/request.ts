import type { FastifyRequest } from 'fastify';

/** Its path and query as they were sent; the host in it is made up. */
export const urlOf = (request: FastifyRequest): URL => new URL(`http://gateway${request.url}`);

export const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
  body instanceof Uint8Array ? body : new Uint8Array();

/** The address of the caller, for limits only; never logged. */
export const clientIpOf = (request: FastifyRequest): string => request.ip || 'unknown';

/** Lower-case names. Repeated headers arrive joined by commas, as HTTP allows. */
export function flatHeaders({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
