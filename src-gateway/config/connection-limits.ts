import { z } from 'zod';

/** What one client, and all of them together, may hold of a gateway (docs/decisions/0023). */
export const connectionLimits = z.object({
  /** Connections at one time; further ones are closed at once. */
  maxConnections: z.int().positive(),
  /** Requests that one connection may send before it is closed after its response. */
  maxRequests: z.int().positive(),
  /** Time for a request's headers, in milliseconds. */
  headersTimeoutMs: z.int().positive(),
  /** Time for a whole request with its body. */
  requestTimeoutMs: z.int().positive(),
  /** Time for a response to leave once its handler is done: for slow readers. */
  responseTimeoutMs: z.int().positive(),
  /** How long a request waits that was sent before the response to the one before it was there. */
  pipelinedWaitMs: z.int().min(0),
  /** How long a connection may wait for its next request: longer than a reverse proxy keeps one open. */
  keepAliveTimeoutMs: z.int().positive(),
});

export type ConnectionLimits = z.infer<typeof connectionLimits>;

export const defaultConnectionLimits: ConnectionLimits = {
  maxConnections: 2_000,
  maxRequests: 10_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  responseTimeoutMs: 40_000,
  pipelinedWaitMs: 5_000,
  keepAliveTimeoutMs: 65_000,
};

/** As the environment writes it. */
export const connectionCount = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .pipe(z.int().positive());
