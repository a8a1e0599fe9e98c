import type { AppContext } from '#gateway/context.ts';
import { viewModeOf } from '#gateway/domain/booking/view/booking-viewer.ts';
import { findViewedBooking } from '#gateway/domain/booking/view/find-booking.ts';
import { roomInstants } from '#gateway/domain/booking/view/room-state.ts';
import { type BookingView, isActiveView } from '#gateway/store/booking-view-store.ts';
import { findPreparations } from '#gateway/store/preference-store.ts';
import { findPreparationOptions, findSavedParts } from '#gateway/store/preparation-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { PreparedRoom } from '#shared/contract/guest/preferences.ts';
import { fixedAt, isChangeable, partsInTime } from '#shared/rules/preparation.ts';
import { toPrepared } from './prepared-parts.ts';

/** A room that is prepared for its main guest; `guestId` is null while that guest has no account. */
export type RoomOfGuest = { accommodationId: number; guestId: string | null; arrival: Date };

type Preparation = Pick<
  PreparedRoom,
  'changeableUntil' | 'isChangeable' | 'ac' | 'lighting' | 'tv' | 'minibar'
>;

/** By accommodation id: current choices until 24 hours before the arrival, then those saved in time (PRF-16). */
export async function prepareRooms<Room extends RoomOfGuest>(
  db: Database | Transaction,
  rooms: readonly Room[],
  now: Date,
): Promise<(Room & Preparation)[]> {
  const guestIds = [...new Set(rooms.flatMap(({ guestId }) => guestId ?? []))];
  const saved = Map.groupBy(await findSavedParts(db, guestIds), ({ guestId }) => guestId);
  // Read after the parts: a concurrent save writes the rooms' fixed values before it changes a part.
  const fixed = await findPreparations(
    db,
    rooms.map(({ accommodationId }) => accommodationId),
  );
  const options = await findPreparationOptions(db);
  return rooms.map(room => {
    const { accommodationId, guestId, arrival } = room;
    const current = guestId === null ? [] : (saved.get(guestId) ?? []);
    const ofRoom = fixed.find(row => row.accommodationId === accommodationId && row.guestId === guestId);
    const isOpen = isChangeable(arrival, now);
    const parts = isOpen ? current : (ofRoom?.parts ?? partsInTime(current, arrival));
    return {
      ...room,
      changeableUntil: fixedAt(arrival).toISOString(),
      isChangeable: isOpen,
      ...toPrepared(parts, options),
    };
  });
}

/** Empty while the charge is pending and once the booking is over (PD-129). Throws BOOKING_NOT_FOUND. */
export async function findPreparedRooms(
  app: AppContext,
  guestId: string,
  bookingId: string,
): Promise<{ rooms: PreparedRoom[] }> {
  const { view, viewer } = await findViewedBooking(app, guestId, bookingId);
  const now = app.clock.now();
  if (!isActiveView(view.booking, now) || view.booking.status === 'PROCESSING') return { rooms: [] };
  const rooms = view.rooms
    .filter(({ room }) => room.leftAt === null && viewModeOf(view, room, viewer) === 'FULL')
    .map(({ room }) => ({
      accommodationId: room.id,
      guestId: mainGuestOf(view, room.id),
      arrival: roomInstants(view, room).arrival,
    }));
  const prepared = await prepareRooms(app.store.db, rooms, now);
  return {
    rooms: prepared.map(({ arrival: _, guestId: mainGuest, ...room }) => ({
      ...room,
      isOwn: mainGuest === guestId,
    })),
  };
}

function mainGuestOf({ guests }: BookingView, accommodationId: number): string | null {
  return guests.find(guest => guest.accommodationId === accommodationId && guest.isMain)?.guestId ?? null;
}
