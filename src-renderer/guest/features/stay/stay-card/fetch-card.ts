import { auth } from '#renderer/platform/gateway/auth.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { type BookingDetails, bookingDetails } from '#shared/contract/guest/booking-details.ts';
import { AppError } from '#shared/errors.ts';
import { chooseStay } from './has-stay-card.ts';
import { type StayCard, toStayCard } from './stay-card.ts';
import { storeStayCard } from './stored-card.ts';

/** The first bookings of a guest, by arrival: a current one is always among them. */
const BOOKING_LIMIT = '10';

function createCard(booking: BookingDetails): StayCard | null {
  const guest = auth().guest();
  const now = serverNow();
  if (guest === null) return null;
  return toStayCard(booking, { guest, now, clockAheadMs: now.getTime() - Date.now() });
}

async function fetchCurrent(signal: AbortSignal | undefined): Promise<StayCard | null> {
  const options = signal ? { signal } : {};
  const bookings = await gateway.bookings.active({ sort: 'asc', limit: BOOKING_LIMIT }, options);
  const stay = chooseStay(bookings, serverNow());
  if (stay === null) return null;
  const { bookingId } = stay;
  try {
    return createCard(checked(bookingDetails, await gateway.bookings.details({ bookingId }, options)));
  } catch (error) {
    // Canceled or removed between the two calls.
    if (error instanceof AppError && error.code === 'BOOKING_NOT_FOUND') return null;
    throw error;
  }
}

/** Null, and nothing stored, without such a stay. Throws AppError, and leaves the stored card unchanged. */
export async function fetchStayCard(signal?: AbortSignal): Promise<StayCard | null> {
  const session = host().stayCards?.session() ?? null;
  if (session === null) return null;
  const card = await fetchCurrent(signal);
  await storeStayCard(session, card);
  return card;
}

export async function takeOverBooking(
  booking: BookingDetails,
  session: string,
  stored: StayCard | null,
): Promise<void> {
  const card = createCard(booking);
  const isOnCard = stored === null || stored.bookingId === booking.bookingId;
  if (isOnCard && card !== null) await storeStayCard(session, card);
  // The stay on the card may have ended, or another one may be current now.
  else if (isOnCard ? stored !== null : card?.isHere && !stored.isHere) await fetchStayCard();
}
