import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { checkInNotAvailable } from '#gateway/domain/booking/check-in/check-in-progress.ts';
import { isMainGuestOf } from '#gateway/domain/booking/view/booking-viewer.ts';
import { mayCheckIn, requiresGuarantee } from '#gateway/domain/booking/view/check-in-rooms.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import {
  findDepositByKey,
  findDeposits,
  insertDeposit,
  type StoredDeposit,
} from '#gateway/store/desk-payment-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { accountOf, lockDeskStay, notFound, roomOf } from './desk-stay.ts';
import { moveCash } from './money/drawer-cash.ts';
import { inRecordedAct, type Recorded } from './recorded-act.ts';

export type DepositToTake = {
  bookingId: string;
  roomGuestId: string;
  key: string;
  accommodationId: number;
  amountCents: Cents;
};

type Taken = { accommodationId: number; amountCents: Cents; takenAt: string };

/**
 * Takes cash that guarantees a room in place of a card: with person and device like a payment, and yet none. Throws NOT_FOUND,
 * CHECKIN_NOT_AVAILABLE, DRAWER_NOT_OPEN, OUTCOME_CHANGED for a room that has a deposit, IDEMPOTENCY_KEY_REUSED.
 */
export async function takeDeposit(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  order: DepositToTake,
): Promise<Taken> {
  try {
    return await inRecordedAct(app, actor, tx => take(app, tx, { actor, hotelId, order }));
  } catch (error) {
    if (isConstraintViolation(error, 'cash_deposits_key')) throw keyReused();
    throw error;
  }
}

async function take(
  app: AppContext,
  tx: Transaction,
  { actor, hotelId, order }: { actor: Actor; hotelId: string; order: DepositToTake },
): Promise<Recorded<Taken>> {
  const { bookingId, roomGuestId, key, accommodationId, amountCents } = order;
  const now = app.clock.now();
  const hash = payloadHash(key, order);
  const view = await lockDeskStay(tx, { hotelId, bookingId });
  const existing = await findDepositByKey(tx, { hotelId, key });
  if (existing && existing.payloadHash !== hash) throw keyReused();
  if (existing) return { result: toTaken(existing), entry: null };
  const viewer = { guestId: accountOf(view, roomGuestId, now), email: null };
  const { room } = roomOf(view, accommodationId);
  if (!isMainGuestOf(view, room, viewer)) throw notFound();
  if (!requiresGuarantee(view, room) || !mayCheckIn({ view, viewer, now }, room)) throw checkInNotAvailable();
  const open = (await findDeposits(tx, bookingId)).find(one => one.accommodationId === accommodationId);
  if (open)
    throw new AppError('OUTCOME_CHANGED', 'the room has a deposit', {
      details: { amountCents: open.amountCents },
    });
  const deposit: StoredDeposit = {
    id: randomUUID(),
    bookingId,
    accommodationId,
    hotelId,
    key,
    payloadHash: hash,
    staffId: actor.staffId,
    device: actor.device,
    createdAt: now,
    amountCents,
    returnedAt: null,
  };
  await insertDeposit(tx, deposit);
  await moveCash(tx, actor, { kind: 'DEPOSIT', hotelId, bookingId, depositId: deposit.id, amountCents, now });
  const details = { roomGuestId, accommodationId, amountCents };
  return { result: toTaken(deposit), entry: { act: 'DEPOSIT_TAKEN', hotelId, bookingId, details } };
}

const toTaken = ({ accommodationId, amountCents, createdAt }: StoredDeposit): Taken => ({
  accommodationId,
  amountCents,
  takenAt: createdAt.toISOString(),
});
