import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { lockRoomType } from '#gateway/store/availability-store.ts';
import { type BookingView, viewBooking } from '#gateway/store/booking-view-store.ts';
import { type Catalogue, loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { extendOccupation, insertPurchase } from '#gateway/store/hour-purchase-store.ts';
import { finishHours, type RoomToWiden, roomsToWiden } from '#gateway/store/hours-to-widen-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { hasOpenBookingPayment, lockStay } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { FREE_CANCELLATION_HOURS } from '#shared/policies.ts';
import { freeUntil } from '#shared/rules/stay-return.ts';
import { bookedHour, freeSlots, isOnSale, occupationBound, type StayEnd } from './hour-slots.ts';
import { completePurchase } from './hours-payable.ts';
import { findNeighbours } from './list-hours.ts';

const HOUR_MS = 3_600_000;
const BATCH = 50;

/** Only once free cancellation has ended: an earlier arrival would end it sooner than its guest was told. */
export function findRoomsToWiden(app: AppContext): Promise<RoomToWiden[]> {
  const startsBy = new Date(app.clock.now().getTime() + FREE_CANCELLATION_HOURS * HOUR_MS);
  return roomsToWiden(app.store.db, { startsBy, limit: BATCH });
}

/** Gives a room the earliest arrival and latest departure that cost nothing more, once (SRC-23). */
export async function widenHours(
  app: AppContext,
  { bookingId, accommodationId }: RoomToWiden,
): Promise<void> {
  const now = app.clock.now();
  await retryTransaction(app.store.db, async tx => {
    const view = await lockStay(tx, bookingId);
    const room = view && findRoom(view, accommodationId);
    if (!view || !room || room.areHoursFinal !== null || view.booking.guestId === null) return;
    if (now < freeUntil(view.booking) || (await hasOpenBookingPayment(tx, bookingId))) return;
    const catalogue = await loadCatalogue(tx, view.booking.hotelId);
    // Locks in the same sequence everywhere: booking, guest, room type.
    await lockGuestRow(tx, view.booking.guestId);
    await lockRoomType(tx, room.roomTypeId);
    await widenEnd(app, tx, { view, room, type: 'CHECKIN' }, catalogue);
    const moved = await viewBooking(tx, bookingId);
    const widened = moved && findRoom(moved, accommodationId);
    if (moved && widened)
      await widenEnd(app, tx, { view: moved, room: widened, type: 'CHECKOUT' }, catalogue);
    await finishHours(tx, accommodationId);
  });
}

const findRoom = ({ rooms }: BookingView, accommodationId: number): StayEnd['room'] | undefined =>
  rooms.find(({ room }) => room.id === accommodationId)?.room;

async function widenEnd(
  app: AppContext,
  tx: Transaction,
  end: StayEnd,
  catalogue: Catalogue | null,
): Promise<void> {
  const now = app.clock.now();
  if (!isOnSale(end, now)) return;
  const slots = freeSlots(end, { catalogue, neighbours: await findNeighbours(tx, end), now });
  const widest = slots.findLast(({ price, taxValue }) => price + taxValue === 0);
  if (!widest) return;
  const { booking } = end.view;
  await extendOccupation(tx, end.room.id, end.type, occupationBound(end, widest.hour));
  // No idempotency key: the flag of the room says that it was done. A guest's own keys must not collide with it.
  const key = `included_${randomUUID()}`;
  const purchase = await insertPurchase(tx, {
    id: randomUUID(),
    accommodationId: end.room.id,
    bookingId: booking.id,
    guestId: booking.guestId,
    key,
    payloadHash: key,
    type: end.type,
    fromHour: bookedHour(end),
    toHour: widest.hour,
    priceCents: 0,
    taxCents: 0,
    creditsCents: 0,
    chargedCents: 0,
    outcome: 'PROCESSING',
    code: null,
    createdAt: now,
    updatedAt: now,
  });
  await completePurchase(app, tx, purchase, end);
}
