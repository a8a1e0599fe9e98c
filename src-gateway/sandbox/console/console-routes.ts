import { isIP } from 'node:net';
import type { preHandlerAsyncHookHandler, RouteOptions } from 'fastify';
import type { GatewayConfig } from '#gateway/config/config.ts';
import type { AppContext } from '#gateway/context.ts';
import { settleStays } from '#gateway/domain/booking/settlement.ts';
import { setFlag } from '#gateway/domain/hotel/flags.ts';
import { displayFont, fontRoute, pageStyles, textRoute } from '#gateway/server/frame-pages/page-files.ts';
import { findGuestByEmail } from '#gateway/store/guest-store.ts';
import { AppError } from '#shared/errors.ts';
import { isFlagKey } from '#shared/flags.ts';
import { resetClock, shiftClock, syncClock } from '../sandbox-clock.ts';
import { consoleFiles } from './console-files.ts';
import { form, page, resultAt } from './console-form.ts';
import { instantOfField } from './console-time.ts';
import { consoleDoorRoutes } from './door-routes.ts';
import { emailRoute } from './email-route.ts';
import { bookingsPage } from './pages/bookings-page.ts';
import { clockPage } from './pages/clock-page.ts';
import { emailsPage } from './pages/emails-page.ts';
import { flagsPage } from './pages/flags-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import { consolePaymentRoutes } from './payment-routes.ts';
import { consoleRegistrationRoutes } from './registration-routes.ts';
import { consoleVerificationRoutes } from './verification-routes.ts';

/** Only in a sandbox, never in production: it hands out one-use links and demo passwords. */
export function consoleRoutes(app: AppContext): RouteOptions[] {
  if (!app.config.sandbox || app.config.production) return [];
  const routes = [
    page('/console', async query => {
      await syncClock(app);
      return overviewPage(app, query);
    }),
    page('/console/clock', async query => {
      await syncClock(app);
      return clockPage(app, query);
    }),
    page('/console/emails', query => emailsPage(app, query)),
    emailRoute(app),
    page('/console/bookings', () => bookingsPage(app)),
    ...consolePaymentRoutes(app),
    ...consoleDoorRoutes(app),
    ...consoleVerificationRoutes(app),
    ...consoleRegistrationRoutes(app),
    page('/console/flags', query => flagsPage(app, query)),
    textRoute('/console/console.css', 'text/css', () => pageStyles(consoleFiles)),
    fontRoute('/console/fraunces.woff2', displayFont),

    form('/console/clock/move', fields => moveClock(app, fields)),
    form('/console/clock/reset', async () => {
      await resetClock(app);
      return resultAt('/console/clock', { done: 'clock-reset' });
    }),
    form('/console/sign-in-link', fields => signInLink(app, fields.get('email') ?? '')),
    form('/console/flags', async fields => {
      const key = fields.get('key') ?? '';
      if (!isFlagKey(key)) throw new AppError('NOT_FOUND', 'there is no such flag');
      const on = fields.get('on') === 'true';
      await setFlag(app, key, on);
      return resultAt('/console/flags', { done: on ? 'flag-on' : 'flag-off' });
    }),
  ];
  return routes.map(route => ({ ...route, preHandler: fromKnownHost(app.config) }));
}

/** The console opens only under a name that its owner would use. */
const fromKnownHost =
  (config: GatewayConfig): preHandlerAsyncHookHandler =>
  async request => {
    if (!isKnownHost(config, request.headers.host))
      throw new AppError('FORBIDDEN', 'open the console by the address that the gateway printed');
  };

async function moveClock(app: AppContext, fields: URLSearchParams): Promise<string> {
  await syncClock(app);
  const by = fields.get('by');
  const to = fields.get('to');
  let offset: number;
  if (by !== null) {
    offset = /^-?\d{1,13}$/.test(by) ? app.clock.offset() + Number(by) : Number.NaN;
  } else {
    const instant = instantOfField(to ?? '');
    offset = instant ? instant.getTime() - app.clock.now().getTime() + app.clock.offset() : Number.NaN;
  }
  if (Number.isNaN(offset)) return resultAt('/console/clock', { problem: 'clock-unclear' });
  const moved = await shiftClock(app, offset);
  // Whoever looks next sees the hotel as it is at that hour, not as it was until the next sweep.
  if (moved) await settleStays(app);
  return resultAt('/console/clock', moved ? { done: 'clock-moved' } : { problem: 'clock-range' });
}

/** Signed in by a token that is made for links, as a partner's link does (SES-09, SEC-05). */
async function signInLink(app: AppContext, email: string): Promise<string> {
  const guest = await findGuestByEmail(app.store.db, email);
  if (!guest) throw new AppError('NOT_FOUND', 'there is no such account');
  const customToken = await app.auth.issueAddressToken(guest.id);
  return `${app.publicUrl}/booking/step-1?${new URLSearchParams({ customToken }).toString()}`;
}

/** A foreign site can point a name of its own at 127.0.0.1, and would then read the console as its own page. */
export function isKnownHost(config: GatewayConfig, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return hostname === config.host || hostname === (config.publicUrl && new URL(config.publicUrl).hostname);
}
