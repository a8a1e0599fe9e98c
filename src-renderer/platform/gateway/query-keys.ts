import type { Language } from '#renderer/platform/i18n/language.ts';

type Uid = string | null;

/**
 * The cache key of every query. Invalidating a key also invalidates the keys that begin with it; a query of
 * `useLocalizedQuery` adds the language to its key. Keys of a guest's data need not contain the guest: the cache is
 * emptied with the session (app/with-queries.tsx).
 */
export const queryKeys = {
  account: () => ['account'] as const,
  availabilities: () => ['availabilities'] as const,
  availability: (language: Language, search: readonly unknown[]) =>
    [...queryKeys.availabilities(), language, ...search] as const,
  booking: (bookingId: string, language: Language) => ['booking', bookingId, language] as const,
  /** One booking with its guests (bookings/v2), and its amounts. */
  bookingDetails: (bookingId: string) => ['booking-details', bookingId] as const,
  bookingValues: (bookingId: string) => [...queryKeys.bookingDetails(bookingId), 'values'] as const,
  cancellation: (bookingId: string) => [...queryKeys.bookingDetails(bookingId), 'cancellation'] as const,
  /** Progress of the guest's own check-in, and the guest's data in its summary. */
  checkIn: (bookingId: string) => [...queryKeys.bookingDetails(bookingId), 'check-in'] as const,
  earlyDeparture: (bookingId: string, accommodationId: number) =>
    [...queryKeys.bookingDetails(bookingId), 'early-departure', accommodationId] as const,
  checkOut: (bookingId: string, accommodationId: number) =>
    [...queryKeys.bookingDetails(bookingId), 'check-out', accommodationId] as const,
  bill: (bookingId: string) => [...queryKeys.bookingDetails(bookingId), 'bill'] as const,
  additionalHours: (bookingId: string, accommodationId: number, type: string) =>
    [...queryKeys.bookingDetails(bookingId), 'hours', accommodationId, type] as const,
  /** Queries that depend on the guest's bookings. */
  bookings: () => ['bookings'] as const,
  nearestBooking: (uid: Uid) => [...queryKeys.bookings(), uid, 'nearest'] as const,
  bookingList: (uid: Uid, status: string) => [...queryKeys.bookings(), uid, 'list', status] as const,
  errandBookings: (uid: Uid, errand: string) => [...queryKeys.bookings(), uid, 'errand', errand] as const,
  /** The booking with an open invitation for the guest. */
  pendingInvitation: (uid: Uid) => [...queryKeys.bookings(), uid, 'invitation'] as const,
  /** The invitation of a link, which is available without a guest. */
  invitation: () => ['invitation'] as const,
  isStaying: (uid: Uid) => [...queryKeys.bookings(), uid, 'in-progress'] as const,
  hasActiveBooking: () => [...queryKeys.bookings(), 'has-active'] as const,
  tripChoices: (kind: string) => ['trip-choices', kind] as const,
  tripStates: (countryCode: string) => ['trip-states', countryCode] as const,
  tripCities: (countryCode: string, stateCode: string) => ['trip-cities', countryCode, stateCode] as const,
  countries: () => ['countries'] as const,
  creditBalances: () => ['credit-balance'] as const,
  creditBalance: (uid: Uid) => [...queryKeys.creditBalances(), uid] as const,
  creditStatement: (uid: Uid) => ['credit-statement', uid] as const,
  deliveries: () => ['deliveries'] as const,
  deliveryList: (uid: Uid, status: string) => [...queryKeys.deliveries(), uid, status] as const,
  /** Number of deliveries at the reception, for home. */
  waitingDeliveries: (uid: Uid) => [...queryKeys.deliveries(), uid, 'waiting'] as const,
  deliveryTypes: () => ['delivery-types'] as const,
  deskBookings: () => ['desk-booking'] as const,
  deskBooking: (idOrLocator: string | null) => [...queryKeys.deskBookings(), idOrLocator] as const,
  pix: (paymentId: string) => ['pix', paymentId] as const,
  /** The options for the room and the minibar, with the guest's choices. */
  preferences: () => ['preferences'] as const,
  preparedRooms: () => ['prepared-rooms'] as const,
  preparedRoomsOf: (bookingId: string) => [...queryKeys.preparedRooms(), bookingId] as const,
  quiz: () => ['quiz'] as const,
  /** The city guide; its recommendations for the guest change with the quiz. */
  guide: () => ['guide'] as const,
  guideCities: () => [...queryKeys.guide(), 'cities'] as const,
  guideList: (kind: string, buildingId: string) => [...queryKeys.guide(), 'list', kind, buildingId] as const,
  guidePlace: (webSourceId: string, sourceId: string) =>
    [...queryKeys.guide(), 'place', webSourceId, sourceId] as const,
  guestApp: () => ['guest-app'] as const,
  hotels: () => ['hotels'] as const,
  identityStatus: () => ['identity-status'] as const,
  identityStatusAtHome: () => [...queryKeys.identityStatus(), 'home'] as const,
  nationality: () => ['nationality'] as const,
  notifications: (kind: string) => ['notifications', kind] as const,
  personalInfo: () => ['personal-info'] as const,
  savedCards: () => ['saved-cards'] as const,
  savedCardsOf: (uid: Uid) => [...queryKeys.savedCards(), uid] as const,
  sessions: () => ['sessions'] as const,
  spaces: () => ['spaces'] as const,
  /** Queries that depend on the reservations of spaces. */
  spaceBookings: () => ['space-bookings'] as const,
  spaceHours: (spaceId: string, date: string) =>
    [...queryKeys.spaceBookings(), 'hours', spaceId, date] as const,
  spaceReservations: (status: string) => [...queryKeys.spaceBookings(), 'list', status] as const,
  /** Visitors of the guest's rooms, and the days on which a visitor can come. */
  visitors: () => ['visitors'] as const,
  visitorList: () => [...queryKeys.visitors(), 'list'] as const,
  visitableRooms: () => [...queryKeys.visitors(), 'rooms'] as const,
  /** The invitation of a visitor's code, which is available without a guest. */
  visitorInvitation: (code: string) => ['visitor-invitation', code] as const,
  /** The card of the current stay, and the part of it stored on this device. */
  stayCard: (uid: Uid) => ['stay-card', uid] as const,
  storedStayCard: (uid: Uid) => ['stay-card', uid, 'stored'] as const,
};
