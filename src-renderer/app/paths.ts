/** Every path of the app. */
export const paths = {
  home: '/',
  /** The start page of a public screen, for the next guest. */
  kioskStart: '/kiosk',
  /** Where staff set up which hotel a device belongs to. */
  deviceSetup: '/setup',
  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  emailVerification: '/email-verification',
  /** The phone's page for `/link/:code`; the code leaves the address when the page opens (entry.ts). */
  link: '/link',
  booking: '/booking',
  bookingStep1: '/booking/step-1',
  bookingStep2: '/booking/step-2',
  bookingStep3: '/booking/step-3',
  bookingStep4: '/booking/step-4',
  bookingConfirmation: '/booking/confirmation',
  /** Where a member of the staff and a guest pay a booking that waits for its payment. */
  deskPayment: '/desk/payment',
  account: '/guest/account',
  bookings: '/guest/booking',
  activeBookings: '/guest/booking/active',
  previousBookings: '/guest/booking/previous',
  /** With the booking's id behind it; the pages below it are in `bookingPages`. */
  bookingDetails: '/guest/booking/details',
  checkout: '/guest/checkout',
  /** The page of an invitation's link; the code leaves the address when the page opens (entry.ts). */
  bookingInvitation: '/booking-invitation',
  deliveries: '/guest/deliveries/active',
  spaceReservations: '/guest/space-reservation/approved',
  visitors: '/guest/visitors',
  curation: '/guest/curation',
  personalInformation: '/guest/personal-information/personal-data',
  identityVerification: '/guest/personal-information/identity',
  cards: '/guest/cards',
  credits: '/guest/credits',
  preferences: '/guest/preferences/room',
  settings: '/guest/settings',
  settingsNotifications: '/guest/settings/notifications',
  settingsLanguage: '/guest/settings/language',
  settingsPayments: '/guest/settings/payments',
  settingsSessions: '/guest/settings/sessions',
  settingsYourData: '/guest/settings/your-data',
  settingsDeleteAccount: '/guest/settings/deleteAccount',
  settingsPartners: '/guest/settings/partners',
  faq: '/guest/settings/help',
  /** The page shown after the account is deleted. */
  farewell: '/farewell',
} as const;

/** The pages of one booking, as patterns for the router. */
export const bookingPages = {
  details: `${paths.bookingDetails}/:bookingId`,
  management: `${paths.bookingDetails}/:bookingId/management`,
  earlyDeparture: `${paths.bookingDetails}/:bookingId/management/early-departure/:accommodationId`,
  buyHours: `${paths.bookingDetails}/:bookingId/management/buy-hours`,
  payHours: `${paths.bookingDetails}/:bookingId/management/buy-hours/:type/:accommodationId`,
  hoursBought: `${paths.bookingDetails}/:bookingId/management/buy-hours/:type/:accommodationId/success`,
  guests: `${paths.bookingDetails}/:bookingId/guests`,
  leave: `${paths.checkout}/:bookingId/instruction/:accommodationId`,
  left: `${paths.checkout}/:bookingId/confirm`,
} as const;

export type Path = (typeof paths)[keyof typeof paths];
