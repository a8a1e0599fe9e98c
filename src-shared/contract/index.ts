import * as accommodationGuests from './accommodation-guests.ts';
import * as account from './account.ts';
import * as accountExport from './account-export.ts';
import * as additionalHours from './additional-hours.ts';
import * as analytics from './analytics.ts';
import * as bookingCancel from './booking-cancel.ts';
import * as bookingDetails from './booking-details.ts';
import * as bookingImport from './booking-import.ts';
import * as bookingLists from './booking-lists.ts';
import * as bookings from './bookings.ts';
import * as earlyDeparture from './early-departure.ts';
import * as guestUser from './guest-user.ts';
import * as hotels from './hotels.ts';
import * as notifications from './notifications.ts';
import * as payment from './payment.ts';
import * as personalInfo from './personal-info.ts';
import * as reference from './reference.ts';
import * as sessions from './sessions.ts';
import * as signIn from './sign-in.ts';
import * as validation from './validation.ts';

/** Every call of the guest app to its gateway (API-01). Paths are below the gateway's base path. */
export const contract = {
  hotels: { list: hotels.list, availabilities: hotels.availabilities },
  bookings: {
    create: bookings.create,
    attempt: bookings.attempt,
    active: bookingLists.active,
    previous: bookingLists.previous,
    hasActive: bookingLists.hasActive,
    hasInProgress: bookingLists.hasInProgress,
    findForImport: bookingImport.findForImport,
    import: bookingImport.importBooking,
    find: bookings.find,
    details: bookingDetails.details,
    values: bookingDetails.values,
    hide: bookingDetails.hide,
    estimateCancellation: bookingCancel.estimate,
    cancel: bookingCancel.cancel,
    simulateEarlyCheckout: earlyDeparture.simulate,
    leaveEarly: earlyDeparture.leave,
  },
  additionalHours: {
    availability: additionalHours.availability,
    buy: additionalHours.buy,
    attempt: additionalHours.attempt,
  },
  accommodationGuests: {
    add: accommodationGuests.addGuest,
    change: accommodationGuests.changeGuest,
    remove: accommodationGuests.removeGuest,
    invite: accommodationGuests.inviteGuests,
    accept: accommodationGuests.acceptInvitation,
    decline: accommodationGuests.declineInvitation,
    resendInvitation: accommodationGuests.resendInvitation,
    findInvitation: accommodationGuests.findInvitation,
  },
  payment: {
    cards: payment.cards,
    createCard: payment.createCard,
    deleteCard: payment.deleteCard,
    renameCard: payment.renameCard,
    setMainCard: payment.setMainCard,
    validateCard: payment.validateCard,
    pay: payment.pay,
  },
  guestUser: {
    create: guestUser.create,
    publishMessage: guestUser.publishMessage,
    resendConfirmationEmail: guestUser.resendConfirmationEmail,
    alreadyValidated: guestUser.alreadyValidated,
    language: guestUser.language,
    updateLanguage: guestUser.updateLanguage,
    sendPasswordResetEmail: guestUser.sendPasswordResetEmail,
    deleteAccount: guestUser.deleteAccount,
  },
  sessions: {
    list: sessions.list,
    end: sessions.end,
    endAll: sessions.endAll,
    endCurrent: sessions.endCurrent,
  },
  account: { overview: account.overview, export: accountExport.exportData },
  notifications: {
    preference: notifications.preference,
    setPreference: notifications.setPreference,
    isSubscribed: notifications.isSubscribed,
    subscribe: notifications.subscribe,
    unsubscribe: notifications.unsubscribe,
  },
  personalInfo: {
    find: personalInfo.find,
    save: personalInfo.save,
    saveAtCheckIn: personalInfo.saveAtCheckIn,
    creditBalance: personalInfo.creditBalance,
    statement: personalInfo.statement,
  },
  reference: {
    countries: reference.countries,
    postcode: reference.postcode,
    guestApp: reference.guestApp,
    webConfig: reference.webConfig,
  },
  signIn: {
    createLink: signIn.createLink,
    linkStatus: signIn.linkStatus,
    link: signIn.link,
    approveLink: signIn.approveLink,
    denyLink: signIn.denyLink,
    device: signIn.device,
    askReservationCode: signIn.askReservationCode,
    confirmReservationCode: signIn.confirmReservationCode,
  },
  validation: {
    link: validation.link,
    isValidated: validation.isValidated,
    status: validation.status,
  },
  analytics: { record: analytics.record },
};

export type Contract = typeof contract;
