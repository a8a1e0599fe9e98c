import * as accommodationGuests from './accommodation-guests.ts';
import * as account from './account.ts';
import * as accountExport from './account-export.ts';
import * as additionalHours from './additional-hours.ts';
import * as analytics from './analytics.ts';
import * as bill from './bill.ts';
import * as bookingCancel from './booking-cancel.ts';
import * as bookingDetails from './booking-details.ts';
import * as bookingImport from './booking-import.ts';
import * as bookingLists from './booking-lists.ts';
import * as bookings from './bookings.ts';
import * as chat from './chat.ts';
import * as checkIn from './check-in.ts';
import * as checkOut from './check-out.ts';
import * as cleaning from './cleaning.ts';
import * as curation from './curation.ts';
import * as deliveries from './deliveries.ts';
import * as earlyDeparture from './early-departure.ts';
import * as guestUser from './guest-user.ts';
import * as hotels from './hotels.ts';
import * as lobby from './lobby.ts';
import * as notifications from './notifications.ts';
import * as payment from './payment.ts';
import * as payments from './payments.ts';
import * as personalInfo from './personal-info.ts';
import * as pix from './pix.ts';
import * as preferences from './preferences.ts';
import * as quiz from './quiz.ts';
import * as reference from './reference.ts';
import * as sessions from './sessions.ts';
import * as signIn from './sign-in.ts';
import * as spaces from './spaces.ts';
import * as tripReference from './trip-reference.ts';
import * as validation from './validation.ts';
import * as visitors from './visitors.ts';

/** Every call of the guest app to its gateway (API-01). Paths are below the gateway's base path. */
export const contract = {
  hotels: {
    list: hotels.list,
    lowestPrices: hotels.lowestPrices,
    availabilities: hotels.availabilities,
  },
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
  checkIn: {
    find: checkIn.find,
    saveProgress: checkIn.saveProgress,
    saveTrip: checkIn.saveTrip,
    associateCard: checkIn.associateCard,
    confirm: checkIn.confirm,
    renewDoorCode: checkIn.renewDoorCode,
  },
  checkOut: { simulate: checkOut.simulate, confirm: checkOut.confirm },
  bill: { find: bill.find, makePdf: bill.makePdf, sendByEmail: bill.sendByEmail },
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
  payments: { list: payments.list, makeReceipt: payments.makeReceipt },
  guestUser: {
    create: guestUser.create,
    publishMessage: guestUser.publishMessage,
    resendConfirmationEmail: guestUser.resendConfirmationEmail,
    confirmEmail: guestUser.confirmEmail,
    alreadyValidated: guestUser.alreadyValidated,
    language: guestUser.language,
    updateLanguage: guestUser.updateLanguage,
    sendPasswordResetEmail: guestUser.sendPasswordResetEmail,
    requestEmailChange: guestUser.requestEmailChange,
    confirmEmailChange: guestUser.confirmEmailChange,
    changePassword: guestUser.changePassword,
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
  tripReference: {
    reasons: tripReference.reasons,
    modes: tripReference.modes,
    states: tripReference.states,
    cities: tripReference.cities,
  },
  devices: {
    reportHealth: lobby.reportHealth,
    callStaff: lobby.callStaff,
    findCall: lobby.findCall,
    withdrawCall: lobby.withdrawCall,
    acceptTakeOver: lobby.acceptTakeOver,
    claimTakeOver: lobby.claimTakeOver,
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
  visitors: {
    list: visitors.list,
    availability: visitors.availability,
    find: visitors.find,
    create: visitors.create,
    remove: visitors.remove,
    hide: visitors.hide,
    findPublic: visitors.findPublic,
  },
  spaces: {
    list: spaces.list,
    hours: spaces.hours,
    reserve: spaces.reserve,
    reservations: spaces.reservations,
    cancel: spaces.cancel,
  },
  deliveries: {
    list: deliveries.list,
    types: deliveries.types,
    register: deliveries.register,
    confirm: deliveries.confirm,
    withdraw: deliveries.withdraw,
  },
  chat: { tree: chat.tree, record: chat.record, leaveMessage: chat.leaveMessage },
  pix: { find: pix.find, create: pix.create, close: pix.close },
  preferences: {
    find: preferences.find,
    saveRoom: preferences.saveRoom,
    saveMinibar: preferences.saveMinibar,
    prepared: preferences.prepared,
  },
  cleaning: { find: cleaning.find, decline: cleaning.decline },
  quiz: { find: quiz.find, save: quiz.save },
  curation: {
    cities: curation.cities,
    cityRecommendations: curation.cityRecommendations,
    forYou: curation.forYou,
    details: curation.details,
  },
  analytics: { record: analytics.record },
};

export type Contract = typeof contract;
