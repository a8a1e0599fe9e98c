import type { AnyRouter } from '@orpc/server';
import type { House } from './context.ts';
import type { HttpRoute } from './http/http-route.ts';

export type GatewayRouter = Record<string, AnyRouter>;

/** TEMPORARY while the parts are being written: mounts those that exist. */
async function existing(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(file)) as Record<string, unknown>;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (missing || String(error).includes('Cannot find module') || String(error).includes('Failed to load'))
      return {};
    throw error;
  }
}

export async function gatewayRouter(): Promise<GatewayRouter> {
  const router: GatewayRouter = {};
  for (const [domain, file] of Object.entries({
    hotels: './calls/hotels.ts',
    bookings: './calls/bookings.ts',
    payment: './calls/payment.ts',
    guestUser: './calls/guest-user.ts',
    personalInfo: './calls/personal-info.ts',
    reference: './calls/reference.ts',
    analytics: './calls/analytics.ts',
  })) {
    const found = Object.values(await existing(file))[0];
    if (found) router[domain] = found as AnyRouter;
  }
  return router;
}

export async function gatewayRoutes(house: House): Promise<HttpRoute[]> {
  const routes: HttpRoute[] = [];
  const makers = {
    identityRoutes: './identity/identity-routes.ts',
    flagRoutes: './flags/flag-routes.ts',
    ...(house.config.sandbox && {
      consoleRoutes: './console/console-routes.ts',
      tokenizerRoutes: './tokenizer/tokenizer-routes.ts',
    }),
  };
  for (const [name, file] of Object.entries(makers)) {
    const maker = (await existing(file))[name];
    if (typeof maker === 'function') routes.push(...(maker(house) as HttpRoute[]));
  }
  return routes;
}

export async function seedWhenEmpty(house: House): Promise<void> {
  const seed = (await existing('./seed/seed-house.ts'))['seedHouse'];
  if (house.config.seed && typeof seed === 'function') await seed(house);
}

export async function startWorkers(house: House): Promise<() => Promise<void>> {
  house.mailer.start();
  const start = (await existing('./bookings/settlement.ts'))['startSettlement'];
  const settlement: unknown = typeof start === 'function' ? start(house) : undefined;
  return async () => {
    if (typeof settlement === 'function') await settlement();
    else if (typeof settlement === 'object' && settlement && 'stop' in settlement) {
      await (settlement as { stop(): Promise<void> }).stop();
    }
    await house.mailer.stop();
  };
}
