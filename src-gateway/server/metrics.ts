import type { RouteOptions } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type RegistrationState, registrationStates } from '#shared/rules/guest-registration.ts';

type RegistrationFigures = {
  states(): Promise<Record<RegistrationState, number>>;
  eventsWaiting(): Promise<number>;
};

type ReadUnsettled = () => Promise<{ differences: number; rejectedRefunds: number }>;

export type Metrics = {
  /** `operation` is an operationId or a route pattern, never a path with ids in it. */
  request(operation: string, method: string, status: number, seconds: number): void;
  inFlight(change: 1 | -1): void;
  /** A rate limit was counted in this process's memory because the database did not respond. */
  limitInMemory(): void;
  /** Sets the source of the figures of the guests' registrations, read with each scrape (BEY-19). */
  watchRegistrations(read: RegistrationFigures): void;
  /** Sets the source of the figures of money that staff have to check, read with each scrape (PAY-40). */
  watchPayments(read: ReadUnsettled): void;
  contentType: string;
  text(): Promise<string>;
};

/** One registry for the process's own figures: their observers cannot be removed again. */
let ofProcess: Registry | undefined;

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
  const watchRegistrations = registrationGauges(own);
  const watchPayments = paymentGauges(own);
  const all = Registry.merge([ofProcess, own]);
  return {
    request(operation, method, status, seconds) {
      requests.inc({ operation, method, status });
      durations.observe({ operation, method }, seconds);
    },
    inFlight: change => open.inc(change),
    limitInMemory: () => inMemory.inc(),
    watchRegistrations,
    watchPayments,
    contentType: all.contentType,
    text: () => all.metrics(),
  };
}

/** Money that staff have to check; as with registrations, of the database. */
function paymentGauges(registry: Registry): Metrics['watchPayments'] {
  let read: ReadUnsettled | undefined;
  const gauge = (name: string, help: string, figure: 'differences' | 'rejectedRefunds') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figures = await read?.().catch(() => undefined);
        if (figures) this.set(figures[figure]);
      },
    });
  gauge('pernoite_payment_differences', 'Payments that the provider books in another way', 'differences');
  gauge('pernoite_refunds_refused', 'Refunds that the provider rejects', 'rejectedRefunds');
  return watched => {
    read = watched;
  };
}

/** Figures of the database, so every gateway shows the same; while it does not respond, the previous ones. */
function registrationGauges(registry: Registry): Metrics['watchRegistrations'] {
  let read: RegistrationFigures | undefined;
  new Gauge({
    name: 'pernoite_registrations',
    help: 'Guest registrations by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const states = await read?.states().catch(() => undefined);
      if (states) for (const state of registrationStates) this.set({ state }, states[state]);
    },
  });
  new Gauge({
    name: 'pernoite_registration_events_waiting',
    help: 'Check-ins, check-outs and no-shows that are still to be sent to the registration service',
    registers: [registry],
    async collect() {
      const waiting = await read?.eventsWaiting().catch(() => undefined);
      if (waiting !== undefined) this.set(waiting);
    },
  });
  return given => {
    read = given;
  };
}

export const metricsRoute = (metrics: Metrics): RouteOptions => ({
  method: 'GET',
  url: '/metrics',
  handler: async (_request, reply) =>
    reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.text()),
});
