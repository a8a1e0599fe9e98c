import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { accommodationGuestCalls } from './calls/accommodation-guests.ts';
import { accountCalls } from './calls/account.ts';
import { additionalHoursCalls } from './calls/additional-hours.ts';
import { analyticsCalls } from './calls/analytics.ts';
import { billCalls } from './calls/bill.ts';
import { bookingCalls } from './calls/bookings.ts';
import { chatCalls } from './calls/chat.ts';
import { checkInCalls } from './calls/check-in.ts';
import { checkOutCalls } from './calls/check-out.ts';
import { curationCalls } from './calls/curation.ts';
import { deliveryCalls } from './calls/deliveries.ts';
import { guestUserCalls } from './calls/guest-user.ts';
import { hotelCalls } from './calls/hotels.ts';
import { notificationCalls } from './calls/notifications.ts';
import { paymentCalls } from './calls/payment.ts';
import { personalInfoCalls } from './calls/personal-info.ts';
import { pixCalls } from './calls/pix.ts';
import { preferenceCalls } from './calls/preferences.ts';
import { quizCalls } from './calls/quiz.ts';
import { referenceCalls } from './calls/reference.ts';
import { sessionCalls } from './calls/sessions.ts';
import { signInCalls } from './calls/sign-in.ts';
import { spaceCalls } from './calls/spaces.ts';
import { tripReferenceCalls } from './calls/trip-reference.ts';
import { validationCalls } from './calls/validation.ts';
import { visitorCalls } from './calls/visitors.ts';
import { consoleRoutes } from './console/console-routes.ts';
import type { AppContext, RequestContext } from './context.ts';
import { flagRoutes } from './flags/flag-routes.ts';
import { pictureRoutes } from './hotel-data/picture-routes.ts';
import type { HttpRoute } from './http/http-route.ts';
import { iuguTriggerRoutes } from './payment/iugu/iugu-triggers.ts';

export type GatewayRouter = typeof gatewayRouter;

/** Every call of the contract and its handler; a missing one does not compile. */
export const gatewayRouter = implement(contract).$context<RequestContext>().router({
  hotels: hotelCalls,
  bookings: bookingCalls,
  checkIn: checkInCalls,
  checkOut: checkOutCalls,
  bill: billCalls,
  additionalHours: additionalHoursCalls,
  accommodationGuests: accommodationGuestCalls,
  payment: paymentCalls,
  guestUser: guestUserCalls,
  sessions: sessionCalls,
  account: accountCalls,
  notifications: notificationCalls,
  personalInfo: personalInfoCalls,
  reference: referenceCalls,
  tripReference: tripReferenceCalls,
  signIn: signInCalls,
  validation: validationCalls,
  visitors: visitorCalls,
  spaces: spaceCalls,
  deliveries: deliveryCalls,
  chat: chatCalls,
  pix: pixCalls,
  preferences: preferenceCalls,
  quiz: quizCalls,
  curation: curationCalls,
  analytics: analyticsCalls,
});

/** What the gateway serves beside the contract's calls. */
export function gatewayRoutes(app: AppContext): HttpRoute[] {
  const { sandbox } = app.config;
  return [
    ...(app.ownAuth ? authRoutes(app, app.ownAuth) : []),
    ...flagRoutes(app),
    ...pictureRoutes(app),
    ...iuguTriggerRoutes(app),
    ...(sandbox ? consoleRoutes(app) : []),
  ];
}
