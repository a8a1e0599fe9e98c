import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import {
  findOwnReservation,
  findTakenPeriods,
  insertSpaceReservation,
  lockSpace,
  type StoredSpace,
  shareBookingLock,
} from '#gateway/store/space-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { NewSpaceReservation, SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { AppError } from '#shared/errors.ts';
import { nearestTime } from '#shared/rules/space-hours.ts';
import {
  dayBounds,
  findResidenceIn,
  freeHours,
  isDayToReserve,
  offeredTimes,
  type Residence,
  roomOfTime,
  spaceNotFound,
} from './reservable-times.ts';
import { timeAt, toSpaceReservation } from './space-view.ts';

type Order = { guestId: string; language: Language; wanted: NewSpaceReservation };

export async function reserveSpace(app: AppContext, order: Order): Promise<SpaceReservation> {
  await app.rateLimits.spaceReservationsPerGuest(order.guestId);
  const { guestId, wanted } = order;
  const { db } = app.store;
  const now = app.clock.now();
  return retryTransaction(db, async tx => {
    // The space is locked first: a transaction that ends a stay has locked its booking, and never waits for a space.
    const before = await findResidenceIn(tx, guestId, wanted.buildingId);
    const space = await lockSpace(tx, wanted.spaceId, wanted.buildingId);
    if (!space) throw spaceNotFound();
    for (const bookingId of [...new Set(before.rooms.map(room => room.bookingId))].toSorted())
      await shareBookingLock(tx, bookingId);
    const residence = await findResidenceIn(tx, guestId, wanted.buildingId);
    const { timeZone } = residence.hotel;
    const toResponse = (row: Parameters<typeof insertSpaceReservation>[1]) =>
      toSpaceReservation(
        { ...row, canceledAt: null, cancelMessage: null, space, timeZone },
        { language: order.language, now },
      );

    if (!isDayToReserve(residence, wanted.checkInDate, now)) throw notOffered();
    const own = await findOwnReservation(
      tx,
      { guestId, spaceId: space.id },
      dayBounds(wanted.checkInDate, timeZone),
    );
    if (own && timeAt(own.startsAt, timeZone) === wanted.checkInHour) return toResponse(own);
    if (own)
      throw new AppError('SPACE_ALREADY_RESERVED', 'the guest has this space at another time of that day');

    const { time, room } = wantedTime({ space, residence, wanted, now });
    await rejectTaken(tx, { space, residence, wanted, now });
    const row = {
      id: randomUUID(),
      spaceId: space.id,
      hotelId: residence.hotel.id,
      bookingId: room.bookingId,
      accommodationId: room.accommodationId,
      guestId,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      createdAt: now,
    };
    await insertSpaceReservation(tx, row);
    return toResponse(row);
  });
}

const notOffered = () => new AppError('SPACE_HOUR_NOT_OFFERED', 'the space is not offered at this time');

type Wish = { space: StoredSpace; residence: Residence; wanted: NewSpaceReservation; now: Date };

/** Finds the requested time among those that the space offers (SPC-06, SPC-07). Throws SPACE_HOUR_NOT_OFFERED. */
function wantedTime({ space, residence, wanted, now }: Wish) {
  const time = offeredTimes(space, residence, wanted.checkInDate, now).find(
    ({ start, end }) => start === wanted.checkInHour && end === wanted.checkOutHour,
  );
  const room = time && roomOfTime(residence, time);
  if (!time || !room) throw notOffered();
  return { time, room };
}

/** Throws SPACE_HOUR_TAKEN, with the nearest free time of the day. */
async function rejectTaken(tx: Transaction, { space, residence, wanted, now }: Wish): Promise<void> {
  const taken = await findTakenPeriods(tx, space.id, dayBounds(wanted.checkInDate, residence.hotel.timeZone));
  const free = freeHours(space, offeredTimes(space, residence, wanted.checkInDate, now), taken);
  if (free.some(({ start }) => start === wanted.checkInHour)) return;
  throw new AppError('SPACE_HOUR_TAKEN', 'the space is full at this time', {
    details: { nearest: nearestTime(wanted.checkInHour, free) },
  });
}
