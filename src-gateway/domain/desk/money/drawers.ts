import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { MoneyViewer } from '#gateway/domain/staff/staff-request.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { keyReused, payloadHash } from '#gateway/platform/idempotency.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import { isConstraintViolation } from '#gateway/store/database-errors.ts';
import {
  changeDrawer,
  findDrawer,
  findDrawerByKey,
  findDrawerOfDesk,
  insertDrawer,
  listDrawers,
  lockDrawer,
  type StoredDrawer,
  sumOfMovements,
} from '#gateway/store/drawer-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import {
  type CashCount,
  DRAWER_PAGE_LENGTH,
  type Drawer,
  type DrawerReport,
  totalOfCount,
} from '#shared/contract/staff/drawers.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { inRecordedAct, type Recorded } from '../recorded-act.ts';
import { deskOf } from './drawer-cash.ts';
import { loadReport, mayUse, toDrawer } from './drawer-view.ts';

export async function findCurrentDrawer(
  app: AppContext,
  viewer: MoneyViewer,
): Promise<{ drawer: Drawer | null }> {
  const { db } = app.store;
  const open = await findDrawerOfDesk(db, { hotelId: viewer.hotelId, desk: deskOf(viewer.actor) });
  return { drawer: open && toDrawer(await requireDrawer(db, viewer, open.id), viewer) };
}

/** Opens the desk's drawer, once. Throws OUTCOME_CHANGED for a desk that has one, IDEMPOTENCY_KEY_REUSED. */
export async function openDrawer(
  app: AppContext,
  viewer: MoneyViewer,
  { key, count }: { key: string; count: CashCount },
): Promise<Drawer> {
  const { hotelId, actor } = viewer;
  const desk = deskOf(actor);
  const hash = payloadHash(key, { desk, count: plainCount(count) });
  try {
    return await inRecordedAct(app, actor, async tx => {
      const repeated = await findDrawerByKey(tx, { hotelId, key });
      if (repeated && repeated.payloadHash !== hash) throw keyReused();
      if (repeated)
        return { result: toDrawer(await requireDrawer(tx, viewer, repeated.id), viewer), entry: null };
      const open = await findDrawerOfDesk(tx, { hotelId, desk });
      if (open) throw alreadyOpen(open.id);
      const openingCents = totalOfCount(count);
      const id = randomUUID();
      await insertDrawer(tx, {
        id,
        hotelId,
        desk,
        key,
        payloadHash: hash,
        openedBy: actor.staffId,
        openedAt: app.clock.now(),
        openingCount: plainCount(count),
        openingCents,
      });
      return {
        result: toDrawer(await requireDrawer(tx, viewer, id), viewer),
        entry: { act: 'DRAWER_OPENED', hotelId, bookingId: null, details: { drawerId: id, openingCents } },
      };
    });
  } catch (error) {
    if (isConstraintViolation(error, 'drawers_key')) throw keyReused();
    // A second window of the same desk was faster.
    if (isConstraintViolation(error, 'drawers_one_per_desk')) throw alreadyOpen(null);
    throw error;
  }
}

const alreadyOpen = (drawerId: string | null) =>
  new AppError('OUTCOME_CHANGED', 'the desk has a drawer', { details: { drawerId } });

type DrawerWanted = { drawerId: string };

/**
 * Stores the count before anybody sees what was expected; from then on the drawer takes no cash. Throws NOT_FOUND,
 * OUTCOME_CHANGED for a drawer that was counted otherwise, or is closed.
 */
export function countDrawer(
  app: AppContext,
  viewer: MoneyViewer,
  { drawerId, count }: DrawerWanted & { count: CashCount },
): Promise<DrawerReport> {
  return inRecordedAct(app, viewer.actor, async tx => {
    const stored = await lockUsable(tx, viewer, drawerId);
    const countedCents = totalOfCount(count);
    const counted = plainCount(count);
    if (stored.countedAt !== null) {
      if (!isSameCount(stored.count ?? [], counted)) throw changed(stored);
      return { result: await loadReport(tx, viewer, drawerId), entry: null };
    }
    await changeDrawer(tx, drawerId, {
      countedBy: viewer.actor.staffId,
      countedAt: app.clock.now(),
      count: counted,
      countedCents,
      expectedCents: stored.openingCents + (await sumOfMovements(tx, drawerId)),
    });
    return {
      result: await loadReport(tx, viewer, drawerId),
      entry: {
        act: 'DRAWER_COUNTED',
        hotelId: viewer.hotelId,
        bookingId: null,
        details: { drawerId, countedCents },
      },
    };
  });
}

type Closing = DrawerWanted & { differenceCents: Cents; note?: string | undefined };

/** Throws NOT_FOUND, BAD_REQUEST for a difference without a note, OUTCOME_CHANGED unless it is counted and the difference holds. */
export function closeDrawer(app: AppContext, viewer: MoneyViewer, closing: Closing): Promise<DrawerReport> {
  return inRecordedAct(app, viewer.actor, tx => close(app, tx, viewer, closing));
}

async function close(
  app: AppContext,
  tx: Transaction,
  viewer: MoneyViewer,
  { drawerId, differenceCents, note }: Closing,
): Promise<Recorded<DrawerReport>> {
  const { hotelId, actor } = viewer;
  const stored = await lockUsable(tx, viewer, drawerId);
  const { countedCents, expectedCents } = stored;
  if (countedCents === null || expectedCents === null || countedCents - expectedCents !== differenceCents)
    throw changed(stored);
  const written = note ?? null;
  if (stored.closedAt !== null) {
    // The response was lost: it is closed as this one wanted.
    if (stored.closedBy !== actor.staffId || stored.note !== written) throw changed(stored);
    return { result: await loadReport(tx, viewer, drawerId), entry: null };
  }
  if (differenceCents !== 0 && written === null) throw badRequest('note', 'drawer.noteMissing');
  await changeDrawer(tx, drawerId, { closedBy: actor.staffId, closedAt: app.clock.now(), note: written });
  return {
    result: await loadReport(tx, viewer, drawerId),
    entry: {
      act: 'DRAWER_CLOSED',
      hotelId,
      bookingId: null,
      details: { drawerId, countedCents, expectedCents, differenceCents },
    },
  };
}

/** Throws NOT_FOUND. */
export const findDrawerReport = (
  app: AppContext,
  viewer: MoneyViewer,
  { drawerId }: DrawerWanted,
): Promise<DrawerReport> => loadReport(app.store.db, viewer, drawerId);

/** Throws NOT_FOUND for an unknown `after`. */
export async function listHotelDrawers(
  app: AppContext,
  viewer: MoneyViewer,
  { after }: { after?: string | undefined },
): Promise<{ drawers: Drawer[]; next: string | null }> {
  const { db } = app.store;
  const from = after === undefined ? null : await requireDrawer(db, viewer, after);
  const rows = await listDrawers(db, {
    hotelId: viewer.hotelId,
    desk: viewer.isManager ? null : deskOf(viewer.actor),
    after: from && from.drawer,
    limit: DRAWER_PAGE_LENGTH + 1,
  });
  const shown = rows.slice(0, DRAWER_PAGE_LENGTH);
  return {
    drawers: shown.map(row => toDrawer(row, viewer)),
    next: rows.length > shown.length ? (shown.at(-1)?.drawer.id ?? null) : null,
  };
}

async function requireDrawer(db: Database | Transaction, { hotelId }: MoneyViewer, id: string) {
  const found = isBookingId(id) ? await findDrawer(db, { hotelId, id }) : null;
  if (!found) throw unknownDrawer();
  return found;
}

async function lockUsable(tx: Transaction, viewer: MoneyViewer, id: string): Promise<StoredDrawer> {
  const stored = isBookingId(id) ? await lockDrawer(tx, id) : null;
  if (stored?.hotelId !== viewer.hotelId || !mayUse(stored, viewer)) throw unknownDrawer();
  return stored;
}

const unknownDrawer = () => new AppError('NOT_FOUND', 'this desk has no such drawer');

const changed = ({ id, countedAt, closedAt }: StoredDrawer) =>
  new AppError('OUTCOME_CHANGED', 'the drawer was counted otherwise, or is closed', {
    details: { drawerId: id, state: closedAt ? 'CLOSED' : countedAt ? 'COUNTED' : 'OPEN' },
  });

/** Without what was not there, the largest first: equal counts are written alike. */
const plainCount = (count: CashCount): CashCount =>
  count.filter(({ quantity }) => quantity > 0).toSorted((a, b) => b.cents - a.cents);

const isSameCount = (one: CashCount, other: CashCount): boolean =>
  one.length === other.length &&
  one.every(({ cents, quantity }, at) => other[at]?.cents === cents && other[at].quantity === quantity);
