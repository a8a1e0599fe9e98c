import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { payloadHash } from '#gateway/platform/idempotency.ts';
import { instantRange } from '#gateway/store/availability-store.ts';
import { insertAccommodations, insertBooking, type StoredBooking } from '#gateway/store/booking-store.ts';
import type { Catalogue } from '#gateway/store/catalogue-store.ts';
import { isConstraintViolation, isRetryable } from '#gateway/store/database-errors.ts';
import {
  findPartnerBooking,
  insertPartnerBooking,
  lockPartnerKey,
  type PartnerKey,
  type StoredPartnerBooking,
} from '#gateway/store/partner-booking-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { PartnerBookingBody } from '#shared/contract/hotel/booking.ts';
import { AppError } from '#shared/errors.ts';
import { sumCents } from '#shared/money.ts';
import { newLocator } from '../order/place-order.ts';
import { currentCatalogue } from '../prices/hotel-catalogue.ts';
import { changePartnerBooking } from './change-partner-booking.ts';
import { checkPartnerStay, type PartnerStay, partnerInstants, STANDARD_HOURS } from './check-partner-stay.ts';
import { allocatePartnerRooms, toAccommodation } from './partner-rooms.ts';

export type PartnerPut = PartnerKey & {
  body: PartnerBookingBody;
  enteredBy: StoredPartnerBooking['enteredBy'];
};

export type PutOutcome = 'CREATED' | 'CHANGED' | 'UNCHANGED';
export type PutResult = { bookingId: string; outcome: PutOutcome };

/**
 * Makes or changes a partner's booking: it gets all of its rooms or nothing changes (CHN-02). Throws BAD_REQUEST,
 * HOTEL_NOT_FOUND, DATES_NOT_BOOKABLE, PARTY_NOT_ALLOWED, ROOM_UNAVAILABLE, PARTNER_BOOKING_CLOSED.
 */
export async function putPartnerBooking(app: AppContext, put: PartnerPut): Promise<PutResult> {
  const catalogue = await currentCatalogue(app, put.hotelId);
  return inPartnerTransaction(app, tx => putInTransaction(tx, { put, catalogue, now: app.clock.now() }));
}

const isDoubleSale = (error: unknown) => isConstraintViolation(error, 'accommodations_no_double_sale');

/** Tries again with another room where one was sold at the same time by somebody who did not wait. */
export const isWorthAnotherPut = (error: unknown): boolean => isRetryable(error) || isDoubleSale(error);

async function inPartnerTransaction<Result>(
  app: Pick<AppContext, 'store'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await retryTransaction(app.store.db, work, isWorthAnotherPut);
  } catch (error) {
    if (isDoubleSale(error)) throw new AppError('ROOM_UNAVAILABLE', 'the room was sold meanwhile');
    throw error;
  }
}

export type PutCircumstances = { put: PartnerPut; catalogue: Catalogue; now: Date };

/** The same as a part of another transaction. */
export async function putInTransaction(
  tx: Transaction,
  { put, catalogue, now }: PutCircumstances,
): Promise<PutResult> {
  await lockPartnerKey(tx, put);
  const hash = payloadHash(`${put.channel} ${put.reference}`, put.body);
  const known = await findPartnerBooking(tx, put);
  // Before any check: the put that is repeated may be about a day that has passed meanwhile.
  if (known?.payloadHash === hash) return { bookingId: known.bookingId, outcome: 'UNCHANGED' };
  const stay = checkPartnerStay(put.body, catalogue, now);
  if (known) {
    await changePartnerBooking(tx, { bookingId: known.bookingId, stay, hash, now });
    return { bookingId: known.bookingId, outcome: 'CHANGED' };
  }
  const bookingId = await createPartnerBooking(tx, put, stay, now);
  const { hotelId, channel, reference, enteredBy } = put;
  await insertPartnerBooking(tx, {
    bookingId,
    hotelId,
    channel,
    reference,
    enteredBy,
    payloadHash: hash,
    createdAt: now,
  });
  return { bookingId, outcome: 'CREATED' };
}

async function createPartnerBooking(
  tx: Transaction,
  { hotelId }: PartnerPut,
  stay: PartnerStay,
  now: Date,
): Promise<string> {
  const { arrival, departure, cleaned } = partnerInstants(stay, STANDARD_HOURS);
  const roomIds = await allocatePartnerRooms(
    tx,
    stay.rooms.map(({ typeId }) => ({ typeId, arrival, cleaned })),
  );
  const valueCents = sumCents(stay.rooms.map(room => room.valueCents));
  const taxCents = sumCents(stay.rooms.map(room => room.taxCents));
  const booking: StoredBooking = {
    id: randomUUID(),
    locator: newLocator(),
    hotelId,
    guestId: null,
    channel: 'PARTNER',
    holderLastName: stay.lastName,
    holderEmail: stay.email,
    importAllowedAt: null,
    importUndoneAt: null,
    noShowUndoneAt: null,
    partnerCanceledAt: null,
    status: 'CONFIRMED',
    walkIn: false,
    checkinDate: stay.checkinDate,
    checkoutDate: stay.checkoutDate,
    startsAt: arrival,
    endsAt: departure,
    valueCents,
    taxCents,
    creditsCents: 0,
    // Paid to the partner: nothing is due at the hotel.
    chargedCents: valueCents + taxCents,
    paymentDeadline: null,
    overstayCents: 0,
    overstayPaidCents: 0,
    language: stay.language,
    hiddenAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  while (!(await insertBooking(tx, booking))) booking.locator = newLocator();
  const { id: bookingId } = booking;
  const occupied = instantRange(arrival, cleaned);
  await insertAccommodations(
    tx,
    stay.rooms.map((room, index) => ({
      ...toAccommodation(room),
      ...STANDARD_HOURS,
      bookingId,
      hotelId,
      roomId: roomIds[index] ?? '',
      occupied,
      holdsRoom: true,
    })),
  );
  return bookingId;
}
