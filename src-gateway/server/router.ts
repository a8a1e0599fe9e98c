import { implement } from '@orpc/server';
import type { RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import type { RequestContext } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { accommodationGuestCalls } from './calls/guest/accommodation-guests.ts';
import { accountCalls } from './calls/guest/account.ts';
import { additionalHoursCalls } from './calls/guest/additional-hours.ts';
import { analyticsCalls } from './calls/guest/analytics.ts';
import { billCalls } from './calls/guest/bill.ts';
import { bookingCalls } from './calls/guest/bookings.ts';
import { chatCalls } from './calls/guest/chat.ts';
import { checkInCalls } from './calls/guest/check-in.ts';
import { checkOutCalls } from './calls/guest/check-out.ts';
import { cleaningCalls } from './calls/guest/cleaning.ts';
import { curationCalls } from './calls/guest/curation.ts';
import { deliveryCalls } from './calls/guest/deliveries.ts';
import { deviceCalls } from './calls/guest/devices.ts';
import { guestUserCalls } from './calls/guest/guest-user.ts';
import { hotelCalls } from './calls/guest/hotels.ts';
import { notificationCalls } from './calls/guest/notifications.ts';
import { paymentCalls } from './calls/guest/payment.ts';
import { paymentsCalls } from './calls/guest/payments.ts';
import { personalInfoCalls } from './calls/guest/personal-info.ts';
import { pixCalls } from './calls/guest/pix.ts';
import { preferenceCalls } from './calls/guest/preferences.ts';
import { quizCalls } from './calls/guest/quiz.ts';
import { referenceCalls } from './calls/guest/reference.ts';
import { sessionCalls } from './calls/guest/sessions.ts';
import { signInCalls } from './calls/guest/sign-in.ts';
import { spaceCalls } from './calls/guest/spaces.ts';
import { tripReferenceCalls } from './calls/guest/trip-reference.ts';
import { validationCalls } from './calls/guest/validation.ts';
import { visitorCalls } from './calls/guest/visitors.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { flagRoutes } from './routes/flag-routes.ts';
import { pictureRoutes } from './routes/picture-routes.ts';
import { unsubscribeRoutes } from './routes/unsubscribe-routes.ts';

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
  payments: paymentsCalls,
  guestUser: guestUserCalls,
  sessions: sessionCalls,
  account: accountCalls,
  notifications: notificationCalls,
  personalInfo: personalInfoCalls,
  reference: referenceCalls,
  tripReference: tripReferenceCalls,
  devices: deviceCalls,
  signIn: signInCalls,
  validation: validationCalls,
  visitors: visitorCalls,
  spaces: spaceCalls,
  deliveries: deliveryCalls,
  chat: chatCalls,
  pix: pixCalls,
  preferences: preferenceCalls,
  cleaning: cleaningCalls,
  quiz: quizCalls,
  curation: curationCalls,
  analytics: analyticsCalls,
});

export function gatewayRoutes(app: AppContext): RouteOptions[] {
  return [
    ...(app.ownAuth ? authRoutes(app, app.ownAuth) : []),
    ...flagRoutes(app),
    ...pictureRoutes(app),
    ...unsubscribeRoutes(app),
  ];
}
