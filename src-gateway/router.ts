import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { accommodationGuestCalls } from './calls/accommodation-guests.ts';
import { accountCalls } from './calls/account.ts';
import { additionalHoursCalls } from './calls/additional-hours.ts';
import { analyticsCalls } from './calls/analytics.ts';
import { bookingCalls } from './calls/bookings.ts';
import { guestUserCalls } from './calls/guest-user.ts';
import { hotelCalls } from './calls/hotels.ts';
import { notificationCalls } from './calls/notifications.ts';
import { paymentCalls } from './calls/payment.ts';
import { personalInfoCalls } from './calls/personal-info.ts';
import { referenceCalls } from './calls/reference.ts';
import { sessionCalls } from './calls/sessions.ts';
import { signInCalls } from './calls/sign-in.ts';
import { validationCalls } from './calls/validation.ts';
import { consoleRoutes } from './console/console-routes.ts';
import type { AppContext, RequestContext } from './context.ts';
import { flagRoutes } from './flags/flag-routes.ts';
import { pictureRoutes } from './hotel-data/picture-routes.ts';
import type { HttpRoute } from './http/http-route.ts';
import { tokenizerRoutes } from './tokenizer/tokenizer-routes.ts';

export type GatewayRouter = typeof gatewayRouter;

/** Every call of the contract and its handler; a missing one does not compile. */
export const gatewayRouter = implement(contract).$context<RequestContext>().router({
  hotels: hotelCalls,
  bookings: bookingCalls,
  additionalHours: additionalHoursCalls,
  accommodationGuests: accommodationGuestCalls,
  payment: paymentCalls,
  guestUser: guestUserCalls,
  sessions: sessionCalls,
  account: accountCalls,
  notifications: notificationCalls,
  personalInfo: personalInfoCalls,
  reference: referenceCalls,
  signIn: signInCalls,
  validation: validationCalls,
  analytics: analyticsCalls,
});

/** What the gateway serves beside the contract's calls. */
export function gatewayRoutes(app: AppContext): HttpRoute[] {
  const { sandbox } = app.config;
  return [
    ...(app.ownAuth ? authRoutes(app, app.ownAuth) : []),
    ...flagRoutes(app),
    ...pictureRoutes(app),
    ...(sandbox ? [...tokenizerRoutes(app), ...consoleRoutes(app)] : []),
  ];
}
