import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpRoute } from './http/http-route.ts';

export type Metrics = {
  /** `operation` is an operationId or a route pattern, never a path with ids in it. */
  request(operation: string, method: string, status: number, seconds: number): void;
  inFlight(change: 1 | -1): void;
  /** A rate limit was counted in this process's memory because the database did not respond. */
  limitInMemory(): void;
  contentType: string;
  text(): Promise<string>;
};

/** One registry for what is the process's own: its observers cannot be taken down again. */
let ofProcess: Registry | undefined;

/** The figures of one gateway beside those of its process. */
export function createMetrics(): Metrics {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  const own = new Registry();
  const requests = new Counter({
    name: 'pernoite_requests_total',
    help: 'Requests with a response',
    labelNames: ['operation', 'method', 'status'],
    registers: [own],
  });
  const durations = new Histogram({
    name: 'pernoite_request_seconds',
    help: 'Time to respond',
    labelNames: ['operation', 'method'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [own],
  });
  const open = new Gauge({ name: 'pernoite_requests_open', help: 'Requests in flight', registers: [own] });
  const inMemory = new Counter({
    name: 'pernoite_rate_limits_in_memory_total',
    help: 'Rate limits counted in memory because the database did not respond in time',
    registers: [own],
  });
  const all = Registry.merge([ofProcess, own]);
  return {
    request(operation, method, status, seconds) {
      requests.inc({ operation, method, status });
      durations.observe({ operation, method }, seconds);
    },
    inFlight: change => open.inc(change),
    limitInMemory: () => inMemory.inc(),
    contentType: all.contentType,
    text: () => all.metrics(),
  };
}

export function metricsRoute(metrics: Metrics): HttpRoute {
  return {
    method: 'GET',
    path: '/metrics',
    handle: async () => ({
      status: 200,
      headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
      body: await metrics.text(),
    }),
  };
}
