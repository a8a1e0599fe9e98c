import type { BookingListStatus } from '#shared/contract/booking-lists.ts';
import type { Booking } from '#shared/contract/booking-view.ts';
import type { AppContext, Language } from '../context.ts';
import { listOwnBookings } from '../store/booking-view-store.ts';
import { toBookingResponse } from './booking-view.ts';
import { viewerOf } from './find-viewer.ts';

const LIST_LENGTH = 20;

/** The guest's bookings of one status (API-05). */
export async function listBookings(
  app: AppContext,
  guestId: string,
  query: { status: BookingListStatus; sort?: 'asc' | 'desc' | undefined; limit?: number | undefined },
  language: Language,
): Promise<Booking[]> {
  const { status, sort = 'asc', limit = LIST_LENGTH } = query;
  const now = app.clock.now();
  const viewer = await viewerOf(app, guestId);
  const found = await listOwnBookings(app.store.db, guestId, { status, sort, limit }, now);
  return found.map(view => toBookingResponse(view, { viewer, language, now }));
}
