import type { Language } from '#renderer/i18n/language.ts';

type Uid = string | null;

/**
 * The cache key of every query. A key that others begin with stands for all of them where they are invalidated; a query
 * of `useLocalizedQuery` adds the language to its key. What belongs to a guest need not name the guest: the cache is
 * emptied with the session (app/with-queries.tsx).
 */
export const queryKeys = {
  account: () => ['account'] as const,
  availabilities: () => ['availabilities'] as const,
  availability: (language: Language, search: readonly unknown[]) =>
    [...queryKeys.availabilities(), language, ...search] as const,
  booking: (bookingId: string, language: Language) => ['booking', bookingId, language] as const,
  /** One booking with its guests (bookings/v2), and what it costs. */
  bookingDetails: (bookingId: string) => ['booking-details', bookingId] as const,
  bookingValues: (bookingId: string) => [...queryKeys.bookingDetails(bookingId), 'values'] as const,
  cancellation: (bookingId: string) => [...queryKeys.bookingDetails(bookingId), 'cancellation'] as const,
  earlyDeparture: (bookingId: string, accommodationId: number) =>
    [...queryKeys.bookingDetails(bookingId), 'early-departure', accommodationId] as const,
  additionalHours: (bookingId: string, accommodationId: number, type: string) =>
    [...queryKeys.bookingDetails(bookingId), 'hours', accommodationId, type] as const,
  /** What depends on which bookings the guest has. */
  bookings: () => ['bookings'] as const,
  nearestBooking: (uid: Uid) => [...queryKeys.bookings(), uid, 'nearest'] as const,
  bookingList: (uid: Uid, status: string) => [...queryKeys.bookings(), uid, 'list', status] as const,
  /** The booking whose invitation the guest has not answered. */
  pendingInvitation: (uid: Uid) => [...queryKeys.bookings(), uid, 'invitation'] as const,
  /** What the link of an invitation is about, which is known without a guest. */
  invitation: () => ['invitation'] as const,
  isStaying: (uid: Uid) => [...queryKeys.bookings(), uid, 'in-progress'] as const,
  hasActiveBooking: () => [...queryKeys.bookings(), 'has-active'] as const,
  countries: () => ['countries'] as const,
  creditBalances: () => ['credit-balance'] as const,
  creditBalance: (uid: Uid) => [...queryKeys.creditBalances(), uid] as const,
  creditStatement: (uid: Uid) => ['credit-statement', uid] as const,
  deskBookings: () => ['desk-booking'] as const,
  deskBooking: (idOrLocator: string | null) => [...queryKeys.deskBookings(), idOrLocator] as const,
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
};
