import type { BookingListStatus } from '#shared/contract/booking-lists.ts';
import type { Booking } from '#shared/contract/bookings.ts';
import type { AppContext, Language } from '../context.ts';
import { listOwnBookings } from '../store/booking-view-store.ts';
import { toBookingResponse } from './booking-view.ts';

const LIST_LENGTH = 20;

/** The guest's bookings of one status (API-05). */
export async function listBookings(
  { store, clock }: AppContext,
  guestId: string,
  query: { status: BookingListStatus; sort?: 'asc' | 'desc' | undefined; limit?: number | undefined },
  language: Language,
): Promise<Booking[]> {
  const { status, sort = 'asc', limit = LIST_LENGTH } = query;
  const found = await listOwnBookings(store.db, guestId, { status, sort, limit }, clock.now());
  return found.map(view => toBookingResponse(view, guestId, language));
}
