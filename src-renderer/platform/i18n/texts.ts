import type account from '#locales/en/account.json';
import type additionalHours from '#locales/en/additional-hours.json';
import type bill from '#locales/en/bill.json';
import type bookingConfirmation from '#locales/en/booking-confirmation.json';
import type bookingDetails from '#locales/en/booking-details.json';
import type bookingFunnel from '#locales/en/booking-funnel.json';
import type bookingHandoff from '#locales/en/booking-handoff.json';
import type bookingList from '#locales/en/booking-list.json';
import type bookingManagement from '#locales/en/booking-management.json';
import type bookingPayment from '#locales/en/booking-payment.json';
import type bookingResults from '#locales/en/booking-results.json';
import type bookingSearch from '#locales/en/booking-search.json';
import type bookingServices from '#locales/en/booking-services.json';
import type cardForm from '#locales/en/card-form.json';
import type chat from '#locales/en/chat.json';
import type checkIn from '#locales/en/check-in.json';
import type checkOut from '#locales/en/check-out.json';
import type credits from '#locales/en/credits.json';
import type deliveries from '#locales/en/deliveries.json';
import type desk from '#locales/en/desk.json';
import type deskPayment from '#locales/en/desk-payment.json';
import type deviceLogin from '#locales/en/device-login.json';
import type deviceSetup from '#locales/en/device-setup.json';
import type earlyDeparture from '#locales/en/early-departure.json';
import type emailVerification from '#locales/en/email-verification.json';
import type errors from '#locales/en/errors.json';
import type general from '#locales/en/general.json';
import type guestBooking from '#locales/en/guest-booking.json';
import type guide from '#locales/en/guide.json';
import type help from '#locales/en/help.json';
import type home from '#locales/en/home.json';
import type homeMore from '#locales/en/home-more.json';
import type identityValidation from '#locales/en/identity-verification.json';
import type importBooking from '#locales/en/import-booking.json';
import type kiosk from '#locales/en/kiosk.json';
import type linkApproval from '#locales/en/link-approval.json';
import type minibar from '#locales/en/minibar.json';
import type outsideCode from '#locales/en/outside-code.json';
import type password from '#locales/en/password.json';
import type personalInformation from '#locales/en/personal-information.json';
import type phoneSignIn from '#locales/en/phone-sign-in.json';
import type pix from '#locales/en/pix.json';
import type pixLobby from '#locales/en/pix-lobby.json';
import type pixPending from '#locales/en/pix-pending.json';
import type preferences from '#locales/en/preferences.json';
import type preparedRoom from '#locales/en/prepared-room.json';
import type quiz from '#locales/en/quiz.json';
import type reservationSignIn from '#locales/en/reservation-sign-in.json';
import type roomGuests from '#locales/en/room-guests.json';
import type roomInvitation from '#locales/en/room-invitation.json';
import type roomPreferences from '#locales/en/room-preferences.json';
import type screenKeyboard from '#locales/en/screen-keyboard.json';
import type session from '#locales/en/session.json';
import type settings from '#locales/en/settings.json';
import type shell from '#locales/en/shell.json';
import type signUp from '#locales/en/sign-up.json';
import type spaceReservation from '#locales/en/space-reservation.json';
import type staffPanel from '#locales/en/staff-panel.json';
import type stayCard from '#locales/en/stay-card.json';
import type stayErrand from '#locales/en/stay-errand.json';
import type tour from '#locales/en/tour.json';
import type tripMotivation from '#locales/en/trip-motivation.json';
import type visitorInvitation from '#locales/en/visitor-invitation.json';
import type visitors from '#locales/en/visitors.json';
import type wallet from '#locales/en/wallet.json';

/** One file per feature and language; English is the source of the key types. A new file is listed here once. */
export type Namespaces = {
  general: typeof general;
  shell: typeof shell;
  session: typeof session;
  errors: typeof errors;
  home: typeof home;
  'guest-booking': typeof guestBooking;
  'booking-management': typeof bookingManagement;
  'additional-hours': typeof additionalHours;
  'early-departure': typeof earlyDeparture;
  chat: typeof chat;
  'check-in': typeof checkIn;
  'trip-motivation': typeof tripMotivation;
  'check-out': typeof checkOut;
  bill: typeof bill;
  'stay-card': typeof stayCard;
  'booking-list': typeof bookingList;
  'booking-details': typeof bookingDetails;
  'room-guests': typeof roomGuests;
  'room-invitation': typeof roomInvitation;
  'stay-errand': typeof stayErrand;
  'home-more': typeof homeMore;
  'import-booking': typeof importBooking;
  tour: typeof tour;
  account: typeof account;
  settings: typeof settings;
  help: typeof help;
  'identity-verification': typeof identityValidation;
  wallet: typeof wallet;
  credits: typeof credits;
  'personal-information': typeof personalInformation;
  kiosk: typeof kiosk;
  password: typeof password;
  'email-verification': typeof emailVerification;
  'booking-funnel': typeof bookingFunnel;
  'card-form': typeof cardForm;
  'booking-search': typeof bookingSearch;
  'booking-results': typeof bookingResults;
  'booking-services': typeof bookingServices;
  'booking-payment': typeof bookingPayment;
  'booking-confirmation': typeof bookingConfirmation;
  'sign-up': typeof signUp;
  'device-login': typeof deviceLogin;
  'phone-sign-in': typeof phoneSignIn;
  'reservation-sign-in': typeof reservationSignIn;
  'link-approval': typeof linkApproval;
  'outside-code': typeof outsideCode;
  'booking-handoff': typeof bookingHandoff;
  'screen-keyboard': typeof screenKeyboard;
  desk: typeof desk;
  deliveries: typeof deliveries;
  pix: typeof pix;
  'pix-lobby': typeof pixLobby;
  'pix-pending': typeof pixPending;
  'room-preferences': typeof roomPreferences;
  quiz: typeof quiz;
  preferences: typeof preferences;
  minibar: typeof minibar;
  'prepared-room': typeof preparedRoom;
  guide: typeof guide;
  'desk-payment': typeof deskPayment;
  'space-reservation': typeof spaceReservation;
  'staff-panel': typeof staffPanel;
  'device-setup': typeof deviceSetup;
  visitors: typeof visitors;
  'visitor-invitation': typeof visitorInvitation;
};
export type Namespace = keyof Namespaces;

type Plural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Plural<Key> : `${Key}.${Leaves<Texts[Key]>}`;
}[keyof Texts & string];

/** `a.b.c` for every text of a namespace; plural forms by their stem. */
export type KeyOf<NS extends Namespace> = Leaves<Namespaces[NS]>;

/** A key of any namespace, `errors:CARD_DECLINED`. */
export type AnyKey = { [NS in Namespace]: `${NS}:${KeyOf<NS>}` }[Namespace];

/** `count` picks the plural form. Values are put in as they are: React escapes what it renders. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

/** The text of a key of its own namespace, or of any other with `namespace:`. */
export type Text<NS extends Namespace> = (key: KeyOf<NS> | AnyKey, values?: TextValues) => string;
