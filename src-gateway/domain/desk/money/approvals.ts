import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { MoneyViewer } from '#gateway/domain/staff/staff-request.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import {
  changeApproval,
  findApproval,
  findApprovalByKey,
  findNamedApproval,
  insertApproval,
  listOpenApprovals,
  lockApproval,
  type StoredApproval,
} from '#gateway/store/money-approval-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { Approval, MoneyAct } from '#shared/contract/staff/approvals.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { lockDeskStay } from '../desk-stay.ts';
import { inRecordedAct, type Recorded } from '../recorded-act.ts';
import { stateOf, toApproval } from './approval-view.ts';
import { doMoneyAct } from './money-acts.ts';
import { type MoneyOrder, requirePossible } from './money-options.ts';

/** How long a request waits, and how long an approval holds. */
export const APPROVAL_MS = 15 * 60_000;

const ACTS = {
  CASH_RETURN: 'CASH_RETURNED',
  DEPOSIT_RETURN: 'DEPOSIT_RETURNED',
  CREDIT_PAYOUT: 'CREDITS_PAID_OUT',
  CREDIT_GIFT: 'CREDITS_GIVEN',
  FEE_WAIVER: 'FEE_WAIVED',
} as const satisfies Record<MoneyAct, StaffAct>;

export type Asked = MoneyOrder & { bookingId: string; key: string; reason: string };

/** Asks for an act; nothing of the money changes. Throws NOT_FOUND, OUTCOME_CHANGED, IDEMPOTENCY_KEY_REUSED. */
export const askForApproval = (app: AppContext, viewer: MoneyViewer, asked: Asked): Promise<Approval> =>
  once(app, viewer, asked, async tx => {
    const row = await newApproval(app, tx, viewer, asked, { needsSecond: true });
    const { id, bookingId, kind, amountCents } = row;
    return {
      result: toApproval(await findNamedApproval(tx, id), viewer, app.clock.now()),
      entry: {
        act: 'APPROVAL_REQUESTED',
        hotelId: viewer.hotelId,
        bookingId,
        details: { approvalId: id, kind, amountCents },
      },
    };
  });

export type Waived = { bookingId: string; key: string; amountCents: Cents; reason: string };

/** A manager waives a small fee alone. Throws NOT_FOUND, APPROVAL_NEEDED, OUTCOME_CHANGED, IDEMPOTENCY_KEY_REUSED. */
export const waiveFee = (app: AppContext, viewer: MoneyViewer, waived: Waived): Promise<Approval> =>
  once(app, viewer, { kind: 'FEE_WAIVER', ...waived }, async tx => {
    const { waiverLimitCents } = app.config;
    if (waived.amountCents > waiverLimitCents)
      throw new AppError('APPROVAL_NEEDED', 'a second person must approve this waiver', {
        details: { limitCents: waiverLimitCents },
      });
    const row = await newApproval(app, tx, viewer, { kind: 'FEE_WAIVER', ...waived }, { needsSecond: false });
    return carryOutLocked(app, tx, viewer, row);
  });

/** The first outcome of a key, or that of `work`. */
async function once(
  app: AppContext,
  viewer: MoneyViewer,
  { key, ...order }: Asked,
  work: (tx: Transaction) => Promise<Recorded<Approval>>,
): Promise<Approval> {
  const { hotelId, actor } = viewer;
  const hash = payloadHash(key, order);
  try {
    return await inRecordedAct(app, actor, async tx => {
      await lockDeskStay(tx, { hotelId, bookingId: order.bookingId });
      const repeated = await findApprovalByKey(tx, { hotelId, key });
      if (repeated && repeated.payloadHash !== hash) throw keyReused();
      if (!repeated) return work(tx);
      const found = await findNamedApproval(tx, repeated.id);
      return { result: toApproval(found, viewer, app.clock.now()), entry: null };
    });
  } catch (error) {
    if (isConstraintViolation(error, 'money_approvals_key')) throw keyReused();
    throw error;
  }
}

async function newApproval(
  app: AppContext,
  tx: Transaction,
  { hotelId, actor }: MoneyViewer,
  { key, reason, ...order }: Asked,
  { needsSecond }: { needsSecond: boolean },
): Promise<StoredApproval> {
  const view = await lockDeskStay(tx, { hotelId, bookingId: order.bookingId });
  const { credit } = await requirePossible(app, tx, view, order);
  const now = app.clock.now();
  const row: StoredApproval = {
    id: randomUUID(),
    bookingId: order.bookingId,
    hotelId,
    key,
    payloadHash: payloadHash(key, { ...order, reason }),
    staffId: actor.staffId,
    device: actor.device,
    createdAt: now,
    kind: order.kind,
    amountCents: order.amountCents,
    depositId: order.kind === 'DEPOSIT_RETURN' ? (order.depositId ?? null) : null,
    creditEntryId: credit?.id ?? null,
    creditCents: credit?.restCents ?? null,
    reason,
    needsSecond,
    expiresAt: new Date(now.getTime() + APPROVAL_MS),
    decidedBy: null,
    decidedAt: null,
    isApproved: null,
    doneAt: null,
  };
  await insertApproval(tx, row);
  return row;
}

export async function listHotelApprovals(
  app: AppContext,
  viewer: MoneyViewer,
): Promise<{ approvals: Approval[] }> {
  const now = app.clock.now();
  const open = await listOpenApprovals(app.store.db, viewer.hotelId, now);
  return { approvals: open.map(one => toApproval(one, viewer, now)) };
}

type Decision = { approvalId: string; amountCents: Cents; isApproved: boolean };

/** By a manager who did not ask. Throws NOT_FOUND, OWN_REQUEST, OUTCOME_CHANGED, APPROVAL_NOT_VALID. */
export function decideApproval(
  app: AppContext,
  viewer: MoneyViewer,
  { approvalId, amountCents, isApproved }: Decision,
): Promise<Approval> {
  const { hotelId, actor } = viewer;
  return inRecordedAct(app, actor, async tx => {
    const stored = await lockOfHotel(tx, viewer, approvalId);
    const { bookingId, kind } = stored;
    if (stored.staffId === actor.staffId) throw new AppError('OWN_REQUEST', 'who asks cannot approve');
    const now = app.clock.now();
    const result = async () => toApproval(await findNamedApproval(tx, approvalId), viewer, now);
    // The response was lost.
    if (stored.decidedBy === actor.staffId && stored.isApproved === isApproved)
      return { result: await result(), entry: null };
    requireState(stored, 'WAITING', { amountCents, now });
    await changeApproval(tx, approvalId, {
      decidedBy: actor.staffId,
      decidedAt: now,
      isApproved,
      expiresAt: new Date(now.getTime() + APPROVAL_MS),
    });
    return {
      result: await result(),
      entry: {
        act: isApproved ? 'APPROVAL_GIVEN' : 'APPROVAL_REJECTED',
        hotelId,
        bookingId,
        details: { approvalId, kind, amountCents },
      },
    };
  });
}

type ToCarryOut = { approvalId: string; amountCents: Cents };

/**
 * Does what was approved, once and by who asked. Throws NOT_FOUND, APPROVAL_NOT_VALID, OUTCOME_CHANGED, DRAWER_NOT_OPEN,
 * ATTEMPT_IN_PROGRESS.
 */
export function carryOut(
  app: AppContext,
  viewer: MoneyViewer,
  { approvalId, amountCents }: ToCarryOut,
): Promise<Approval> {
  return inRecordedAct(app, viewer.actor, async tx => {
    const found = isBookingId(approvalId)
      ? await findApproval(tx, { hotelId: viewer.hotelId, id: approvalId })
      : null;
    if (found?.staffId !== viewer.actor.staffId) throw unknownApproval();
    // Locks in the same sequence everywhere: the booking first.
    await lockDeskStay(tx, { hotelId: viewer.hotelId, bookingId: found.bookingId });
    const stored = await lockApproval(tx, approvalId);
    const now = app.clock.now();
    if (stored.doneAt !== null && stored.amountCents === amountCents)
      return { result: toApproval(await findNamedApproval(tx, approvalId), viewer, now), entry: null };
    requireState(stored, 'APPROVED', { amountCents, now });
    return carryOutLocked(app, tx, viewer, stored);
  });
}

async function carryOutLocked(
  app: AppContext,
  tx: Transaction,
  viewer: MoneyViewer,
  stored: StoredApproval,
): Promise<Recorded<Approval>> {
  const { hotelId, actor } = viewer;
  const { id, bookingId, kind, amountCents, decidedBy } = stored;
  const now = app.clock.now();
  const view = await lockDeskStay(tx, { hotelId, bookingId });
  await requirePossible(app, tx, view, { ...stored, creditId: stored.creditEntryId });
  await doMoneyAct(app, tx, { actor, view, approval: stored });
  await changeApproval(tx, id, { doneAt: now });
  return {
    result: toApproval(await findNamedApproval(tx, id), viewer, now),
    entry: {
      act: ACTS[kind],
      hotelId,
      bookingId,
      details: { approvalId: id, amountCents, approvedBy: decidedBy },
    },
  };
}

async function lockOfHotel(tx: Transaction, { hotelId }: MoneyViewer, id: string): Promise<StoredApproval> {
  const found = isBookingId(id) ? await findApproval(tx, { hotelId, id }) : null;
  if (!found) throw unknownApproval();
  return lockApproval(tx, id);
}

/** Bound to what was shown: another amount, and another state by now, are said. */
function requireState(
  stored: StoredApproval,
  wanted: Approval['state'],
  { amountCents, now }: { amountCents: Cents; now: Date },
): void {
  const state = stateOf(stored, now);
  if (state !== wanted)
    throw new AppError('APPROVAL_NOT_VALID', 'the approval was decided, used, or has expired', {
      details: { state },
    });
  if (stored.amountCents !== amountCents)
    throw new AppError('OUTCOME_CHANGED', 'the approval is for another amount', {
      details: { amountCents: stored.amountCents },
    });
}

const unknownApproval = () => new AppError('NOT_FOUND', 'no such approval');
