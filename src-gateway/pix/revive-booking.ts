import { AppError } from '#shared/errors.ts';
import { dateAt } from '#shared/hotel-time.ts';
import type { Cents } from '#shared/money.ts';
import { allocateRooms } from '../bookings/allocate-rooms.ts';
import { stayInstants } from '../bookings/stay-instants.ts';
import type { AppContext } from '../context.ts';
import { changeBooking, reserveRoom } from '../store/booking-store.ts';
import { viewBooking } from '../store/booking-view-store.ts';
import { creditBalance, withdrawCredits } from '../store/credit-store.ts';
import { lockGuest } from '../store/guest-lock.ts';
import type { Transaction } from '../store/store.ts';

/**
 * Takes up a booking again that ended with its unpaid Pix code (PAY-34, PAY-35): PROCESSING, with rooms of the same
 * types, as long as its day of arrival is not over. `rest` is what Pix pays of its price; credits pay the other part as
 * they did. The booking's row is locked. Throws BOOKING_NOT_PENDING, ROOM_UNAVAILABLE, CREDITS_CHANGED.
 */
export async function reviveBooking(
  app: AppContext,
  tx: Transaction,
  bookingId: string,
  rest: Cents,
): Promise<void> {
  const now = app.clock.now();
  const view = await viewBooking(tx, bookingId);
  const { booking, hotel } = view ?? {};
  if (
    !view ||
    !booking ||
    !hotel ||
    booking.guestId === null ||
    booking.status !== 'CANCELED' ||
    (booking.walkIn && !wasOverdue(booking)) ||
    // Canceled by its guest after it was paid: what it cost came back as credit.
    booking.chargedCents > 0
  )
    throw notPending();
  if (dateAt(now, hotel.timeZone) > booking.checkinDate) throw notPending();
  const { guestId } = booking;
  await lockGuest(tx, guestId);
  const credits = booking.valueCents + booking.taxCents - rest;
  if (credits > 0 && (await creditBalance(tx, guestId, now)) < credits)
    throw new AppError('CREDITS_CHANGED', 'the credits do not cover their part any more');
  const at = stayInstants(booking.checkinDate, booking.checkoutDate, hotel.timeZone);
  const rooms = view.rooms.map(({ room }) => room);
  const roomIds = await allocateRooms(
    tx,
    rooms.map(room => ({
      typeId: room.roomTypeId,
      arrival: at.arrivalAt(room.checkinHour),
      cleaned: at.cleanedAt(room.checkoutHour),
    })),
  );
  for (const [index, room] of rooms.entries()) await reserveRoom(tx, room.id, roomIds[index] ?? room.roomId);
  await changeBooking(tx, bookingId, ['CANCELED'], {
    status: 'PROCESSING',
    creditsCents: credits,
    // A booking that is paid must be found, also where its guest took it off the list when it had ended.
    hiddenAt: null,
    updatedAt: now,
  });
  if (credits > 0) await withdrawCredits(tx, { guestId, bookingId, amount: credits, now });
}

/** A walk-in that nobody paid in time; one that its guest canceled before is not taken up again. */
const wasOverdue = ({ paymentDeadline, updatedAt }: { paymentDeadline: Date | null; updatedAt: Date }) =>
  paymentDeadline !== null && paymentDeadline <= updatedAt;

const notPending = () => new AppError('BOOKING_NOT_PENDING', 'the booking does not wait for a payment');
