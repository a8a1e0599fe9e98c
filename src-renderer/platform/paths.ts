export const paths = {
  home: '/',
  kioskStart: '/kiosk',
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
  deskPayment: '/desk/payment',
  /** Opened by the desk's main process alone. */
  takeOver: '/take-over/:code',
  account: '/guest/account',
  bookings: '/guest/booking',
  activeBookings: '/guest/booking/active',
  previousBookings: '/guest/booking/previous',
  /** Followed by the booking's id; the pages below it are in `bookingPages`. */
  bookingDetails: '/guest/booking/details',
  /** Without a booking's id both redirect to the booking that can be checked in to, or out of, now. */
  checkin: '/guest/checkin',
  checkout: '/guest/checkout',
  stayCard: '/guest/stay',
  services: '/guest/services',
  /** The page of an invitation's link; the code leaves the address when the page opens (entry.ts). */
  bookingInvitation: '/booking-invitation',
  deliveries: '/guest/deliveries/active',
  spaces: '/guest/space-reservation',
  deliveryHistory: '/guest/deliveries/history',
  spaceReservations: '/guest/space-reservation/approved',
  canceledSpaces: '/guest/space-reservation/canceled',
  startSpace: '/guest/space-reservation/start',
  visitors: '/guest/visitors',
  /** The page for a visitor; anybody with its code can open it (VIS-21). */
  visitorInvitation: '/invite/:code',
  curation: '/guest/curation',
  curationForYou: '/guest/curation/for-you',
  curationBest: '/guest/curation/recommendations',
  personalInformation: '/guest/personal-information/personal-data',
  identityVerification: '/guest/personal-information/identity',
  /** Followed by the payment's id. */
  pix: '/guest/pix',
  cards: '/guest/cards',
  credits: '/guest/credits',
  preferences: '/guest/preferences/room',
  minibar: '/guest/preferences/minibar',
  aboutYou: '/guest/preferences/about',
  settings: '/guest/settings',
  settingsNotifications: '/guest/settings/notifications',
  settingsLanguage: '/guest/settings/language',
  settingsPayments: '/guest/settings/payments',
  settingsAccess: '/guest/settings/access',
  settingsSessions: '/guest/settings/sessions',
  settingsYourData: '/guest/settings/your-data',
  settingsDeleteAccount: '/guest/settings/deleteAccount',
  settingsPartners: '/guest/settings/partners',
  faq: '/guest/settings/help',
  farewell: '/farewell',
} as const;

export const bookingPages = {
  details: `${paths.bookingDetails}/:bookingId`,
  management: `${paths.bookingDetails}/:bookingId/management`,
  earlyDeparture: `${paths.bookingDetails}/:bookingId/management/early-departure/:accommodationId`,
  buyHours: `${paths.bookingDetails}/:bookingId/management/buy-hours`,
  payHours: `${paths.bookingDetails}/:bookingId/management/buy-hours/:type/:accommodationId`,
  hoursBought: `${paths.bookingDetails}/:bookingId/management/buy-hours/:type/:accommodationId/success`,
  guests: `${paths.bookingDetails}/:bookingId/guests`,
  checkInStart: `${paths.checkin}/:bookingId/start`,
  fullCheckIn: `${paths.checkin}/:bookingId/:step`,
  simpleCheckIn: `${paths.checkin}/simple/:bookingId/:step`,
  bill: `${paths.bookingDetails}/:bookingId/bill`,
  payWithPix: `${paths.bookingDetails}/:bookingId/pix`,
  /** Without a room the guest chooses one (OUT-01). */
  leave: `${paths.checkout}/:bookingId/instruction/:accommodationId?`,
  left: `${paths.checkout}/:bookingId/confirm`,
} as const;

export const spacePages = {
  instruction: `${paths.spaces}/:spaceId/instruction`,
  reservation: `${paths.spaces}/:spaceId/reservation`,
} as const;

export type Path = (typeof paths)[keyof typeof paths];
