/** One file per feature and language; English is the source of the key types. New files are listed only here. */
export type Namespaces = {
  account: typeof import('#locales/en/account.json');
  'additional-hours': typeof import('#locales/en/additional-hours.json');
  bill: typeof import('#locales/en/bill.json');
  'booking-confirmation': typeof import('#locales/en/booking-confirmation.json');
  'booking-details': typeof import('#locales/en/booking-details.json');
  'booking-funnel': typeof import('#locales/en/booking-funnel.json');
  'booking-handoff': typeof import('#locales/en/booking-handoff.json');
  'booking-list': typeof import('#locales/en/booking-list.json');
  'booking-management': typeof import('#locales/en/booking-management.json');
  'booking-payment': typeof import('#locales/en/booking-payment.json');
  'booking-results': typeof import('#locales/en/booking-results.json');
  'booking-search': typeof import('#locales/en/booking-search.json');
  'booking-services': typeof import('#locales/en/booking-services.json');
  cancellation: typeof import('#locales/en/cancellation.json');
  'card-form': typeof import('#locales/en/card-form.json');
  chat: typeof import('#locales/en/chat.json');
  'check-in': typeof import('#locales/en/check-in.json');
  'check-out': typeof import('#locales/en/check-out.json');
  cleaning: typeof import('#locales/en/cleaning.json');
  credits: typeof import('#locales/en/credits.json');
  deliveries: typeof import('#locales/en/deliveries.json');
  'desk-payment': typeof import('#locales/en/desk-payment.json');
  desk: typeof import('#locales/en/desk.json');
  'device-login': typeof import('#locales/en/device-login.json');
  'device-setup': typeof import('#locales/en/device-setup.json');
  'early-departure': typeof import('#locales/en/early-departure.json');
  'email-verification': typeof import('#locales/en/email-verification.json');
  errors: typeof import('#locales/en/errors.json');
  'first-page': typeof import('#locales/en/first-page.json');
  general: typeof import('#locales/en/general.json');
  'guest-booking': typeof import('#locales/en/guest-booking.json');
  guide: typeof import('#locales/en/guide.json');
  help: typeof import('#locales/en/help.json');
  'home-more': typeof import('#locales/en/home-more.json');
  home: typeof import('#locales/en/home.json');
  'identity-verification': typeof import('#locales/en/identity-verification.json');
  'import-booking': typeof import('#locales/en/import-booking.json');
  kiosk: typeof import('#locales/en/kiosk.json');
  'link-approval': typeof import('#locales/en/link-approval.json');
  'list-sheet': typeof import('#locales/en/list-sheet.json');
  minibar: typeof import('#locales/en/minibar.json');
  'outside-code': typeof import('#locales/en/outside-code.json');
  password: typeof import('#locales/en/password.json');
  'personal-information': typeof import('#locales/en/personal-information.json');
  'phone-sign-in': typeof import('#locales/en/phone-sign-in.json');
  'pix-lobby': typeof import('#locales/en/pix-lobby.json');
  'pix-pending': typeof import('#locales/en/pix-pending.json');
  pix: typeof import('#locales/en/pix.json');
  preferences: typeof import('#locales/en/preferences.json');
  'prepared-room': typeof import('#locales/en/prepared-room.json');
  quiz: typeof import('#locales/en/quiz.json');
  'reservation-sign-in': typeof import('#locales/en/reservation-sign-in.json');
  'room-guests': typeof import('#locales/en/room-guests.json');
  'room-invitation': typeof import('#locales/en/room-invitation.json');
  'room-preferences': typeof import('#locales/en/room-preferences.json');
  'screen-keyboard': typeof import('#locales/en/screen-keyboard.json');
  session: typeof import('#locales/en/session.json');
  settings: typeof import('#locales/en/settings.json');
  shell: typeof import('#locales/en/shell.json');
  'sign-up': typeof import('#locales/en/sign-up.json');
  'space-reservation': typeof import('#locales/en/space-reservation.json');
  'staff-panel': typeof import('#locales/en/staff-panel.json');
  'staff/accounts': typeof import('#locales/en/staff/accounts.json');
  'staff/acts': typeof import('#locales/en/staff/acts.json');
  'staff/approvals': typeof import('#locales/en/staff/approvals.json');
  'staff/board': typeof import('#locales/en/staff/board.json');
  'staff/booking': typeof import('#locales/en/staff/booking.json');
  'staff/check-in': typeof import('#locales/en/staff/check-in.json');
  'staff/day-print': typeof import('#locales/en/staff/day-print.json');
  'staff/day-report': typeof import('#locales/en/staff/day-report.json');
  'staff/document': typeof import('#locales/en/staff/document.json');
  'staff/drawer': typeof import('#locales/en/staff/drawer.json');
  'staff/exchange': typeof import('#locales/en/staff/exchange.json');
  'staff/errors': typeof import('#locales/en/staff/errors.json');
  'staff/frame': typeof import('#locales/en/staff/frame.json');
  'staff/inbox': typeof import('#locales/en/staff/inbox.json');
  'staff/lobby': typeof import('#locales/en/staff/lobby.json');
  'staff/lock': typeof import('#locales/en/staff/lock.json');
  'staff/notes': typeof import('#locales/en/staff/notes.json');
  'staff/preparations': typeof import('#locales/en/staff/preparations.json');
  'staff/own-access': typeof import('#locales/en/staff/own-access.json');
  'staff/parcels': typeof import('#locales/en/staff/parcels.json');
  'staff/partner-booking': typeof import('#locales/en/staff/partner-booking.json');
  'staff/payment': typeof import('#locales/en/staff/payment.json');
  'staff/record': typeof import('#locales/en/staff/record.json');
  'staff/registration-cards': typeof import('#locales/en/staff/registration-cards.json');
  'staff/registrations': typeof import('#locales/en/staff/registrations.json');
  'staff/rooms': typeof import('#locales/en/staff/rooms.json');
  'staff/search': typeof import('#locales/en/staff/search.json');
  'staff/set-up': typeof import('#locales/en/staff/set-up.json');
  'staff/sign-in': typeof import('#locales/en/staff/sign-in.json');
  'staff/spaces': typeof import('#locales/en/staff/spaces.json');
  'staff/visitors': typeof import('#locales/en/staff/visitors.json');
  'stay-card': typeof import('#locales/en/stay-card.json');
  'stay-errand': typeof import('#locales/en/stay-errand.json');
  tour: typeof import('#locales/en/tour.json');
  'trip-motivation': typeof import('#locales/en/trip-motivation.json');
  'visitor-invitation': typeof import('#locales/en/visitor-invitation.json');
  visitors: typeof import('#locales/en/visitors.json');
  'waiting-bookings': typeof import('#locales/en/waiting-bookings.json');
  wallet: typeof import('#locales/en/wallet.json');
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

/** `count` selects the plural form. Values are inserted unchanged: React escapes them. */
export type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };

export type Text<NS extends Namespace> = (key: KeyOf<NS> | AnyKey, values?: TextValues) => string;
