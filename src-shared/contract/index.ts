import * as analytics from './analytics.ts';
import * as bookings from './bookings.ts';
import * as guestUser from './guest-user.ts';
import * as hotels from './hotels.ts';
import * as payment from './payment.ts';
import * as personalInfo from './personal-info.ts';
import * as reference from './reference.ts';

/** Every call of the guest app to its gateway (API-01). Paths are below the gateway's base path. */
export const contract = {
  hotels: { list: hotels.list, availabilities: hotels.availabilities },
  bookings: { create: bookings.create, attempt: bookings.attempt },
  payment: { cards: payment.cards, createCard: payment.createCard },
  guestUser: {
    create: guestUser.create,
    publishMessage: guestUser.publishMessage,
    resendConfirmationEmail: guestUser.resendConfirmationEmail,
    alreadyValidated: guestUser.alreadyValidated,
    language: guestUser.language,
    updateLanguage: guestUser.updateLanguage,
    sendPasswordResetEmail: guestUser.sendPasswordResetEmail,
  },
  personalInfo: { creditBalance: personalInfo.creditBalance },
  reference: { countries: reference.countries, postcode: reference.postcode },
  analytics: { record: analytics.record },
};

export type Contract = typeof contract;
