import type { AppContext } from '#gateway/context.ts';
import { payAtDesk, payOverstayAtDesk } from '#gateway/domain/booking/order/desk-payment.ts';
import { setFlag } from '#gateway/domain/hotel/flags.ts';
import { displayFont } from '#gateway/server/frame-pages/display-font.ts';
import type { HttpResponse, HttpRoute } from '#gateway/server/http/http-route.ts';
import { findGuestByEmail } from '#gateway/store/guest-store.ts';
import { AppError } from '#shared/errors.ts';
import { isFlagKey } from '#shared/flags.ts';
import { resetClock, shiftClock, syncClock } from '../sandbox-clock.ts';
import { form, page, seeOther } from './console-form.ts';
import { consoleStyles } from './console-styles.ts';
import { instantOfField } from './console-time.ts';
import { consoleDeliveryRoutes } from './delivery-routes.ts';
import { consoleDoorRoutes } from './door-routes.ts';
import { bookingsPage } from './pages/bookings-page.ts';
import { chatPage } from './pages/chat-page.ts';
import { clockPage } from './pages/clock-page.ts';
import { creditsPage, giveCredits } from './pages/credits-page.ts';
import { emailAttachment, emailDocument, emailPage, emailsPage } from './pages/emails-page.ts';
import { flagsPage } from './pages/flags-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import { preparationsPage } from './pages/preparations-page.ts';
import { spacesPage } from './pages/spaces-page.ts';
import { testDataPage } from './pages/test-data-page.ts';
import { visitorsPage } from './pages/visitors-page.ts';
import { consolePaymentRoutes } from './payment-routes.ts';
import { consoleRegistrationRoutes } from './registration-routes.ts';
import { consoleVerificationRoutes } from './verification-routes.ts';

/**
 * The sandbox console: the gateway's clock, e-mails, desk and flags in a browser, without an account.
 * Only in a sandbox, never in production: it hands out one-use links and demo passwords.
 */
export function consoleRoutes(app: AppContext): HttpRoute[] {
  if (!app.config.sandbox || app.config.production) return [];
  return [
    page('/console', async request => {
      await syncClock(app);
      return overviewPage(app, request.url.searchParams);
    }),
    page('/console/clock', async request => {
      await syncClock(app);
      return clockPage(app, request.url.searchParams);
    }),
    page('/console/emails', request => emailsPage(app, request.url.searchParams)),
    page('/console/emails/*', async request => {
      const [whole, digits, part] = /^(\d{1,15})(\/html|\/attachment)?$/.exec(request.rest) ?? [];
      const found = whole === undefined ? null : await emailPart(app, Number(digits), part);
      if (!found) throw new AppError('NOT_FOUND', 'there is no such e-mail');
      return found;
    }),
    page('/console/bookings', request => bookingsPage(app, request.url.searchParams)),
    page('/console/credits', async request => creditsPage(app, request.url.searchParams)),
    ...consolePaymentRoutes(app),
    ...consoleDoorRoutes(app),
    page('/console/preparations', request => preparationsPage(app, request.url.searchParams)),
    page('/console/spaces', request => spacesPage(app, request.url.searchParams)),
    ...consoleDeliveryRoutes(app),
    ...consoleVerificationRoutes(app),
    ...consoleRegistrationRoutes(app),
    page('/console/visitors', request => visitorsPage(app, request.url.searchParams)),
    page('/console/chat', () => chatPage(app)),
    page('/console/flags', request => flagsPage(app, request.url.searchParams)),
    page('/console/test-data', async () => testDataPage(app)),
    page('/console/console.css', async () => ({
      status: 200,
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
      body: consoleStyles,
    })),
    page('/console/fraunces.woff2', displayFont),

    form('/console/clock/move', fields => moveClock(app, fields)),
    form('/console/clock/reset', async () => {
      await resetClock(app);
      return seeOther('/console/clock', { done: 'clock-reset' });
    }),
    form('/console/sign-in-link', fields => signInLink(app, fields.get('email') ?? '')),
    form('/console/bookings/pay', fields => pay(app, fields.get('locator') ?? '')),
    form('/console/bookings/pay-overstay', fields => payOverstay(app, fields)),
    form('/console/credits', async fields => seeOther('/console/credits', await giveCredits(app, fields))),
    form('/console/flags', async fields => {
      const key = fields.get('key') ?? '';
      if (!isFlagKey(key)) throw new AppError('NOT_FOUND', 'there is no such flag');
      const on = fields.get('on') === 'true';
      await setFlag(app, key, on);
      return seeOther('/console/flags', { done: on ? 'flag-on' : 'flag-off' });
    }),
  ];
}

async function emailPart(
  app: AppContext,
  id: number,
  part: string | undefined,
): Promise<HttpResponse | null> {
  if (part === undefined) return emailPage(app, id);
  return part === '/html' ? emailDocument(app, id) : emailAttachment(app, id);
}

async function moveClock(app: AppContext, fields: URLSearchParams): Promise<HttpResponse> {
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
  if (Number.isNaN(offset)) return seeOther('/console/clock', { problem: 'clock-unclear' });
  const moved = await shiftClock(app, offset);
  return seeOther('/console/clock', moved ? { done: 'clock-moved' } : { problem: 'clock-range' });
}

/**
 * Redirects to the booking funnel, signed in by a token that is made for links, as a partner's link does (SES-09,
 * SEC-05).
 */
async function signInLink(app: AppContext, email: string): Promise<HttpResponse> {
  const guest = await findGuestByEmail(app.store.db, email);
  if (!guest) throw new AppError('NOT_FOUND', 'there is no such account');
  const customToken = await app.auth.issueAddressToken(guest.id);
  const location = `${app.publicUrl}/booking/step-1?${new URLSearchParams({ customToken }).toString()}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' } };
}

async function pay(app: AppContext, locator: string): Promise<HttpResponse> {
  try {
    await payAtDesk(app, locator);
    return seeOther('/console/bookings', { done: 'paid' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = error.code === 'NOT_FOUND' ? 'no-booking' : 'not-pending';
    return seeOther('/console/bookings', { problem });
  }
}

async function payOverstay(app: AppContext, fields: URLSearchParams): Promise<HttpResponse> {
  const upTo = fields.get('upTo') ?? '';
  try {
    await payOverstayAtDesk(app, fields.get('locator') ?? '', /^\d{1,9}$/.test(upTo) ? Number(upTo) : 0);
    return seeOther('/console/bookings', { done: 'overstay-paid' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = error.code === 'NOT_FOUND' ? 'no-booking' : 'overstay-changed';
    return seeOther('/console/bookings', { problem });
  }
}
