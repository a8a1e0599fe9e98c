import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createAuth } from './auth/auth.ts';
import { createProviderAuth } from './auth/provider-auth.ts';
import { startSettlement } from './bookings/settlement.ts';
import { cardPageRoutes } from './card-page/card-page-routes.ts';
import { cardProvider } from './card-page/card-provider.ts';
import { startCardCleanUp } from './cards/stale-cards.ts';
import { startChatCleanUp } from './chat/record-conversation.ts';
import { movableClock } from './clock.ts';
import type { GatewayConfig } from './config.ts';
import { followClock, restoreClock } from './console/sandbox-clock.ts';
import type { AppContext } from './context.ts';
import { takeDataFolder } from './data-folder.ts';
import { embedderOrigins } from './frame-pages/frame-origins.ts';
import { listenForFrame } from './frame-pages/frame-port.ts';
import { gatewayApp } from './http/gateway-app.ts';
import { type HttpAppParts, httpApp, startingApp } from './http/http-app.ts';
import { listen } from './http/http-server.ts';
import { addRoutes } from './http/route-table.ts';
import { bareHeaders, securityHeaders } from './http/security-headers.ts';
import { noVerificationProvider } from './identity-verification/no-verification-provider.ts';
import { sandboxVerificationProvider } from './identity-verification/sandbox-verification-provider.ts';
import { verificationPageRoutes } from './identity-verification/verification-page-routes.ts';
import { startDoorRecordCleanUp } from './locks/door-records.ts';
import { startLockWorker } from './locks/lock-worker.ts';
import { sandboxDoorLock } from './locks/sandbox-door-lock.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics, type Metrics, metricsRoute } from './metrics.ts';
import { paymentProvider } from './payment/choose-provider.ts';
import { startReconciliation } from './payment/reconcile.ts';
import { rateLimits } from './rate-limits.ts';
import { postcodeProvider } from './reference/postcode-provider.ts';
import { startRegistrations } from './registrations/deliver-registrations.ts';
import { registrationServices } from './registrations/registration-services.ts';
import { gatewayRouter, gatewayRoutes } from './router.ts';
import { assertNoDemoAccounts } from './seed/demo-accounts.ts';
import { readDemoHotels } from './seed/hotels.ts';
import { seedDatabase } from './seed/seed-database.ts';
import { sharedLimiter, startLimitCleanUp } from './shared-limiter.ts';
import { addMissingOptions } from './store/brand-option-store.ts';
import { openStore } from './store/open-store.ts';
import { countUnsettled } from './store/reconciliation-store.ts';
import { countRegistrations, countWaitingEvents } from './store/registration-store.ts';
import type { Store } from './store/store.ts';
import { startVisitorCleanUp } from './visitors/visitors.ts';

export type Gateway = {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Where it serves its metrics; null without a port for them. */
  metricsUrl: string | null;
  app: AppContext;
  /** Finishes requests in flight, stops the workers, closes the database and gives the data folder back. */
  close(): Promise<void>;
};

export type StartOptions = {
  /** An empty, migrated database to begin an embedded one with. */
  template?: Blob;
};

/** What must be given back on a stop, or when a later step of the start fails; last taken, first given back. */
type Undo = (step: () => Promise<void>) => void;

/**
 * Starts a gateway as a list of steps. The port comes first, so that one in use costs nothing else;
 * until the last step every request gets an error that says to wait.
 */
export async function startGateway(given: GatewayConfig, options: StartOptions = {}): Promise<Gateway> {
  const log = createLog(given);
  const steps: (() => Promise<void>)[] = [];
  const undo: Undo = step => steps.push(step);
  const close = async () => {
    for (const step of steps.splice(0).toReversed()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'a step of the stop failed'));
    }
  };
  try {
    const metrics = createMetrics();
    const host = given.host.includes(':') ? `[${given.host}]` : given.host;
    const frames = { config: given, log, metrics };
    const verification = given.sandbox ? await listenForFrame(frames, 'verification') : null;
    const closeVerification = onlyOnce(async () => verification?.server.close());
    undo(closeVerification);
    const cardPage = cardProvider(given) ? await listenForFrame(frames, 'card') : null;
    const closeCardPage = onlyOnce(async () => cardPage?.server.close());
    undo(closeCardPage);
    const config = withFrames(given, {
      ...(verification && { identityPage: verification.origin }),
      ...(cardPage && { cardPage: cardPage.origin }),
    });
    const security = securityHeaders(config);
    const parts = { config, log, metrics };
    const starting = startingApp({ ...parts, securityHeaders: security.common });
    const server = await listen(config, config, starting);
    const closeServer = onlyOnce(() => server.close());
    undo(closeServer);
    const url = `http://${host}:${server.port}`;
    const { store, signingKey } = await openStorage(config, options, undo);
    const app = createAppContext(config, {
      log,
      store,
      signingKey,
      publicUrl: config.publicUrl ?? url,
      metrics,
    });
    undo(startLimitCleanUp(app));
    if (config.sandbox) {
      await restoreClock(app);
      undo(followClock(app));
    } else await assertNoDemoAccounts(store.db);
    if (config.publicSandbox) log.warn('the sandbox is open to everybody who reaches this gateway');
    if (config.seed) await seedDatabase(app);
    // A database from before they were part of the hotel data has the demonstration's until its next import.
    await addMissingOptions(store.db, async () => (await readDemoHotels()).data);
    undo(startSettlement(app));
    undo(startReconciliation(app));
    undo(startLockWorker(app));
    undo(startCardCleanUp(app));
    undo(startDoorRecordCleanUp(app));
    undo(startVisitorCleanUp(app));
    undo(startChatCleanUp(app));
    metrics.watchPayments(() => countUnsettled(app.store.db));
    metrics.watchRegistrations({
      states: () => countRegistrations(store.db),
      eventsWaiting: () => countWaitingEvents(store.db),
    });
    undo(startRegistrations(app));
    app.mailer.start();
    undo(() => app.mailer.stop());
    await server.serve(gatewayApp(parts, security, app, gatewayRouter, gatewayRoutes(app)));
    undo(closeServer);
    const embedders = embedderOrigins(config, url, app.publicUrl);
    await verification?.serve(verificationPageRoutes(app, embedders));
    undo(closeVerification);
    await cardPage?.serve(cardPageRoutes(app, { own: cardPage.origin, embedders }));
    undo(closeCardPage);
    const metricsUrl = await serveMetrics(parts, undo);
    undo(async () => {
      app.isStopping = true;
      if (config.drainMs > 0) await delay(config.drainMs);
    });
    return { url, metricsUrl, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const onlyOnce = (step: () => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => (done ??= step());
};

/** For the configuration of guest apps: the addresses of the pages that they may show in a frame. */
const withFrames = (
  config: GatewayConfig,
  frames: Partial<Pick<GatewayConfig['web'], 'identityPage' | 'cardPage'>>,
): GatewayConfig => ({ ...config, web: { ...config.web, ...frames } });

/** Metrics on a port that guests do not reach: they reveal how much a hotel sells. */
async function serveMetrics(
  parts: Omit<HttpAppParts, 'securityHeaders'>,
  undo: Undo,
): Promise<string | null> {
  const { metricsPort, metricsHost: host } = parts.config;
  if (metricsPort === null) return null;
  const app = httpApp({ ...parts, securityHeaders: bareHeaders });
  addRoutes(app, [metricsRoute(parts.metrics)]);
  const server = await listen(parts.config, { host, port: metricsPort }, app);
  undo(() => server.close());
  return `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`;
}

async function openStorage(
  config: GatewayConfig,
  { template }: StartOptions,
  undo: Undo,
): Promise<{ store: Store; signingKey: Uint8Array }> {
  const given = config.signingKey === null ? null : Buffer.from(config.signingKey);
  if (config.databaseUrl === null && config.dataFolder === null) {
    const store = await openStore({ folder: null, ...(template && { template }) });
    undo(() => store.close());
    return { store, signingKey: given ?? randomBytes(32) };
  }
  const folder = config.dataFolder !== null && (config.databaseUrl === null || given === null);
  const data = folder && config.dataFolder !== null ? await takeDataFolder(config.dataFolder) : null;
  if (data) undo(() => data.release());
  const signingKey = given ?? (await data?.signingKey()) ?? randomBytes(32);
  const store = await openStore(
    config.databaseUrl !== null
      ? { databaseUrl: config.databaseUrl }
      : { folder: data?.database ?? null, ...(template && { template }) },
  );
  undo(() => store.close());
  return { store, signingKey };
}

/** The embedded identity provider, or another one by configuration (PD-06). */
function openAuth(
  { identityProvider: provider, sessionHours, passwordCost }: GatewayConfig,
  parts: Pick<AppContext, 'store' | 'clock' | 'signingKey' | 'log'>,
): Pick<AppContext, 'auth' | 'ownAuth'> {
  if (provider) return { auth: createProviderAuth({ ...parts, provider, sessionHours }), ownAuth: null };
  const ownAuth = createAuth({ ...parts, sessionHours, passwordCost });
  return { auth: ownAuth, ownAuth };
}

function createAppContext(
  config: GatewayConfig,
  parts: {
    log: Logger;
    store: Store;
    signingKey: Uint8Array;
    publicUrl: string;
    metrics: Metrics;
  },
): AppContext {
  const { log, store, signingKey, publicUrl, metrics } = parts;
  const clock = movableClock();
  const { identityPage } = config.web;
  return {
    config,
    store,
    clock,
    log,
    signingKey,
    ...openAuth(config, { store, clock, signingKey, log }),
    mailer: createMailer({
      store,
      clock,
      log,
      smtpUrl: config.smtpUrl,
      from: config.emailFrom,
      publicUrl: () => publicUrl,
      keepSent: config.sandbox,
    }),
    payments: paymentProvider(config, { store, clock }),
    verification:
      config.sandbox && identityPage !== null
        ? sandboxVerificationProvider({ store, clock, page: identityPage })
        : noVerificationProvider(),
    locks: config.sandbox ? sandboxDoorLock({ store, clock }) : null,
    postcodes: postcodeProvider(config),
    registrations: registrationServices(config, { store, clock }),
    rateLimits: rateLimits(config.limits, sharedLimiter({ store, log, onFallback: metrics.limitInMemory })),
    isStopping: false,
    publicUrl,
  };
}
