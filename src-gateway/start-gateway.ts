import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayConfig } from './config/config.ts';
import { listeningUrl } from './config/listening.ts';
import { assertMeantForGuests } from './config/operation-config.ts';
import type { AppContext } from './context.ts';
import { logFindings } from './doctor/log-findings.ts';
import { startLockComparison } from './domain/booking/doors/compare-locks.ts';
import type { DoorLock } from './domain/booking/doors/door-lock.ts';
import { startDoorRecordCleanUp } from './domain/booking/doors/door-records.ts';
import { startLockWorker } from './domain/booking/doors/lock-worker.ts';
import { startAttemptCleanUp } from './domain/booking/order/rejected-attempts.ts';
import { payableOf, startSettlement } from './domain/booking/settlement.ts';
import { startFeedCleanUp } from './domain/desk/exchange/feed.ts';
import { startDeskCleanUp } from './domain/desk/hotel-version.ts';
import { startNightlyRooms } from './domain/desk/nightly-rooms.ts';
import { createAuth } from './domain/guest/auth/auth.ts';
import type { VerificationProvider } from './domain/guest/identity-verification/verification-provider.ts';
import { startRegistrations } from './domain/guest/registrations/deliver-registrations.ts';
import type { RegistrationServices } from './domain/guest/registrations/registration-service.ts';
import { startCardCleanUp } from './domain/payment/cards/stale-cards.ts';
import type { PaymentProvider } from './domain/payment/payment-provider.ts';
import { startReconciliation } from './domain/payment/reconcile.ts';
import { createStaffAuth } from './domain/staff/create-staff-auth.ts';
import { startRecordHeads } from './domain/staff/read-record.ts';
import { startStaffCleanUp } from './domain/staff/staff-sessions.ts';
import { startChatCleanUp } from './domain/stay/chat/record-conversation.ts';
import { startReminders } from './domain/stay/reminders/send-reminders.ts';
import { startVisitorCleanUp } from './domain/stay/visitors/visitors.ts';
import { createMailer } from './mail/mailer.ts';
import { type Clock, movableClock } from './platform/clock.ts';
import { rateLimits } from './platform/rate-limits.ts';
import { deskVerification } from './providers/desk-verification.ts';
import { fnrhServices } from './providers/fnrh/fnrh-service.ts';
import { createProviderAuth } from './providers/google-identity/provider-auth.ts';
import { iuguProvider } from './providers/iugu/iugu-provider.ts';
import { iuguWebhookRoutes } from './providers/iugu/iugu-webhooks.ts';
import { lockWebhook } from './providers/lock-webhook/lock-webhook.ts';
import { postcodeProvider } from './providers/postcodes/postcode-provider.ts';
import { ttlockDoorLock } from './providers/ttlock/ttlock-door-lock.ts';
import { noPaymentProvider } from './providers/unconfigured-providers.ts';
import { veriffProvider } from './providers/veriff/veriff-provider.ts';
import { veriffWebhookRoutes } from './providers/veriff/veriff-webhooks.ts';
import { consoleRoutes } from './sandbox/console/console-routes.ts';
import { sandboxPaymentProvider } from './sandbox/payment/sandbox-payment-provider.ts';
import { sandboxRegistrationService } from './sandbox/registrations/sandbox-registration-service.ts';
import { followClock, restoreClock } from './sandbox/sandbox-clock.ts';
import { sandboxDoorLock } from './sandbox/sandbox-door-lock.ts';
import { readDemoHotels } from './sandbox/seed/hotels.ts';
import { assertNoDemoAccounts, seedDatabase } from './sandbox/seed/seed-database.ts';
import { tokenizerRoutes } from './sandbox/tokenizer/tokenizer-routes.ts';
import { sandboxVerificationProvider } from './sandbox/verification/sandbox-verification-provider.ts';
import { cardPageRoutes } from './server/card-page/card-page-routes.ts';
import { cardProvider } from './server/card-page/card-provider.ts';
import { embedderOrigins, listenForFrame, staffOrigins } from './server/frame-pages/frame-port.ts';
import { gatewayApp } from './server/gateway-app.ts';
import { addRoutes, type HttpAppParts, httpApp, startingApp } from './server/http/http-app.ts';
import { listen } from './server/http/http-server.ts';
import { bareHeaders, securityHeaders } from './server/http/security-headers.ts';
import { createLog } from './server/log.ts';
import { createMetrics, type Metrics, metricsRoute } from './server/metrics.ts';
import { gatewayRouter, gatewayRoutes } from './server/router.ts';
import { listenForStaff } from './server/staff-port.ts';
import { verificationPageRoutes } from './server/verification-page/verification-page-routes.ts';
import { takeDataFolder } from './store/data-folder.ts';
import { isVerifiedEmail } from './store/guest-store.ts';
import { findLockNumber } from './store/lock-store.ts';
import { openStore } from './store/open-store.ts';
import { countUnsettled } from './store/reconciliation-store.ts';
import { countRegistrations, countWaitingEvents } from './store/registration-store.ts';
import { addMissingOptions } from './store/seed-store.ts';
import { sharedLimiter, startLimitCleanUp } from './store/shared-limiter.ts';
import type { Store } from './store/store.ts';

export type Gateway = {
  url: string;
  /** The address of staff; null where the gateway serves none. */
  staffUrl: string | null;
  /** The address of the metrics; null without a port for them. */
  metricsUrl: string | null;
  app: AppContext;
  /** Finishes requests in flight, stops the workers, closes the database and unlocks the data folder. */
  close(): Promise<void>;
};

export type StartOptions = {
  /** An empty, migrated database to begin an embedded one with. */
  template?: Blob;
  /** False leaves settlement, locks and registrations to a caller who sweeps by hand: a sweep by time would claim work. */
  sweeps?: boolean;
};

/** On a stop, or when a later step of the start fails; last taken, first released. */
type Undo = (step: () => Promise<void>) => void;

/** The port comes first, so that one in use costs nothing else; until the last step requests get a 503. */
export async function startGateway(given: GatewayConfig, options: StartOptions = {}): Promise<Gateway> {
  assertMeantForGuests(given);
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
    const frames = { config: given, log, metrics };
    const hasOwnPage = given.verificationProvider === 'sandbox';
    const verification = hasOwnPage ? await listenForFrame(frames, 'verification') : null;
    const closeVerification = onlyOnce(async () => verification?.server.close());
    undo(closeVerification);
    const cardPage = cardProvider(given) ? await listenForFrame(frames, 'card') : null;
    const closeCardPage = onlyOnce(async () => cardPage?.server.close());
    undo(closeCardPage);
    const staff = await listenForStaff(frames);
    const closeStaff = onlyOnce(async () => staff?.server.close());
    undo(closeStaff);
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
    const url = listeningUrl(given.host, server.port);
    const { store, signingKey } = await openStorage(config, options, undo);
    const app = createAppContext(config, {
      log,
      store,
      signingKey,
      publicUrl: config.publicUrl ?? url,
      staffUrl: staff?.url ?? null,
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
    if (options.sweeps !== false)
      for (const start of [
        startSettlement,
        startReconciliation,
        startLockWorker,
        startLockComparison,
        startRegistrations,
        startReminders,
        startNightlyRooms,
      ])
        undo(start(app));
    undo(startCardCleanUp(app));
    undo(startDoorRecordCleanUp(app));
    undo(startVisitorCleanUp(app));
    undo(startChatCleanUp(app));
    undo(startAttemptCleanUp(app));
    undo(startDeskCleanUp(app));
    undo(startFeedCleanUp(app));
    undo(startStaffCleanUp(app));
    undo(startRecordHeads(app));
    metrics.watchPayments(() => countUnsettled(app.store.db));
    metrics.watchRegistrations({
      states: () => countRegistrations(store.db),
      eventsWaiting: () => countWaitingEvents(store.db),
    });
    app.mailer.start();
    undo(() => app.mailer.stop());
    await server.serve(gatewayApp(parts, security, app, gatewayRouter, allRoutes(app)));
    undo(closeServer);
    const embedders = embedderOrigins(config, url);
    await verification?.serve(verificationPageRoutes(app, embedders));
    undo(closeVerification);
    await cardPage?.serve(
      cardPageRoutes({
        config,
        embedders: [...embedders, ...staffOrigins(config, app.staffUrl)],
        tokenizer: tokenizerRoutes(app, cardPage.origin),
      }),
    );
    undo(closeCardPage);
    await staff?.serve(app);
    undo(closeStaff);
    const metricsUrl = await serveMetrics(parts, undo);
    if (!config.sandbox) undo(logFindings(app));
    undo(async () => {
      app.isStopping = true;
      if (config.drainMs > 0) await delay(config.drainMs);
    });
    return { url, staffUrl: app.staffUrl, metricsUrl, app, close };
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
  return listeningUrl(host, server.port);
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
  const store = await openStore(
    config.databaseUrl !== null
      ? { databaseUrl: config.databaseUrl }
      : { folder: data?.database ?? null, ...(template && { template }) },
  );
  undo(() => store.close());
  return { store, signingKey: given ?? (await data?.signingKey()) ?? randomBytes(32) };
}

function openAuth(
  { identityProvider: provider, sessionHours, passwordCost }: GatewayConfig,
  parts: Pick<AppContext, 'store' | 'clock' | 'signingKey' | 'log'>,
): Pick<AppContext, 'auth' | 'ownAuth'> {
  if (provider) return { auth: createProviderAuth({ ...parts, provider, sessionHours }), ownAuth: null };
  const ownAuth = createAuth({ ...parts, sessionHours, passwordCost });
  return { auth: ownAuth, ownAuth };
}

const allRoutes = (app: AppContext): RouteOptions[] => [
  ...gatewayRoutes(app),
  ...iuguWebhookRoutes(app),
  ...veriffWebhookRoutes(app),
  ...(app.config.sandbox ? consoleRoutes(app) : []),
];

export function paymentProvider(
  config: GatewayConfig,
  { store, clock }: { store: Store; clock: Clock },
): PaymentProvider {
  if (config.iugu) return iuguProvider({ config: config.iugu, store, clock });
  return config.sandbox
    ? sandboxPaymentProvider({ store, clock, timeoutMs: config.paymentTimeoutMs })
    : noPaymentProvider();
}

function doorLock(
  { lockWebhook: webhook, ttlock, sandbox }: GatewayConfig,
  { store, clock }: { store: Store; clock: Clock },
): DoorLock | null {
  if (webhook) return lockWebhook(webhook, clock);
  if (ttlock)
    return ttlockDoorLock({
      config: ttlock,
      clock,
      lockNumberOf: roomId => findLockNumber(store.db, roomId),
    });
  return sandbox ? sandboxDoorLock({ store, clock }) : null;
}

export function verificationProvider(
  config: GatewayConfig,
  { store, clock, log }: { store: Store; clock: Clock; log: Logger },
): VerificationProvider {
  const { veriff, web } = config;
  if (veriff) return veriffProvider({ config: veriff, log });
  return config.verificationProvider === 'sandbox' && web.identityPage !== null
    ? sandboxVerificationProvider({ store, clock, page: web.identityPage })
    : deskVerification;
}

/** The configured service of the ministry, the sandbox's own in a sandbox, and none in production without it. */
function registrationServices(
  { fnrh, sandbox }: Pick<GatewayConfig, 'fnrh' | 'sandbox'>,
  parts: { store: Store; clock: Clock },
): RegistrationServices {
  if (fnrh) return fnrhServices(fnrh);
  const service = sandbox ? sandboxRegistrationService(parts) : null;
  return { of: () => service };
}

function createAppContext(
  config: GatewayConfig,
  parts: {
    log: Logger;
    store: Store;
    signingKey: Uint8Array;
    publicUrl: string;
    staffUrl: string | null;
    metrics: Metrics;
  },
): AppContext {
  const { log, store, signingKey, publicUrl, staffUrl, metrics } = parts;
  const clock = movableClock();
  const limits = rateLimits(config.limits, sharedLimiter({ store, log, onFallback: metrics.limitInMemory }));
  return {
    config,
    store,
    clock,
    log,
    signingKey,
    ...openAuth(config, { store, clock, signingKey, log }),
    staffAuth: createStaffAuth({
      db: store.db,
      signingKey,
      staffUrl: staffUrl ?? publicUrl,
      passwordCost: config.passwordCost,
    }),
    mailer: createMailer({
      store,
      clock,
      log,
      smtpUrl: config.smtpUrl,
      from: config.emailFrom,
      publicUrl: () => publicUrl,
      retainSent: config.sandbox,
      takeShare: async recipient =>
        (await isVerifiedEmail(store.db, recipient)) ? async () => {} : limits.strangerEmail(recipient),
    }),
    payments: paymentProvider(config, { store, clock }),
    payableOf,
    onPaymentEvent: null,
    verification: verificationProvider(config, { store, clock, log }),
    locks: doorLock(config, { store, clock }),
    postcodes: postcodeProvider(config),
    registrations: registrationServices(config, { store, clock }),
    rateLimits: limits,
    isStopping: false,
    publicUrl,
    staffUrl,
  };
}
