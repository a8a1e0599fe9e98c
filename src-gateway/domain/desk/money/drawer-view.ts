import type { MoneyViewer } from '#gateway/domain/staff/staff-request.ts';
import { isBookingId } from '#gateway/store/booking-store.ts';
import {
  findDrawer,
  listMovements,
  type NamedDrawer,
  type NamedMovement,
  type StoredDrawer,
} from '#gateway/store/drawer-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type { Drawer, DrawerMovement, DrawerReport } from '#shared/contract/staff/drawers.ts';
import { AppError } from '#shared/errors.ts';
import { deskOf } from './drawer-cash.ts';

/** A manager closes what somebody left open elsewhere. */
export const mayUse = ({ desk }: Pick<StoredDrawer, 'desk'>, { actor, isManager }: MoneyViewer): boolean =>
  isManager || desk === deskOf(actor);

/** Throws NOT_FOUND. */
export async function loadReport(
  db: Database | Transaction,
  viewer: MoneyViewer,
  drawerId: string,
): Promise<DrawerReport> {
  const { hotelId } = viewer;
  const found = isBookingId(drawerId) ? await findDrawer(db, { hotelId, id: drawerId }) : null;
  if (!found || !mayUse(found.drawer, viewer))
    throw new AppError('NOT_FOUND', 'this desk has no such drawer');
  const isCounted = found.drawer.countedAt !== null;
  return {
    drawer: toDrawer(found, viewer),
    // Their sum is what the count must be made without.
    movements: isCounted ? (await listMovements(db, drawerId)).map(toMovement) : [],
  };
}

export function toDrawer({ drawer, ...names }: NamedDrawer, viewer: MoneyViewer): Drawer {
  const { openedBy, openedAt, countedAt, closedAt, countedCents, expectedCents } = drawer;
  return {
    id: drawer.id,
    device: drawer.desk === openedBy ? null : drawer.desk,
    state: closedAt ? 'CLOSED' : countedAt ? 'COUNTED' : 'OPEN',
    openedAt: openedAt.toISOString(),
    openedBy: names.openedBy ?? '',
    openingCents: drawer.openingCents,
    countedAt: countedAt?.toISOString() ?? null,
    countedBy: countedAt && (names.countedBy ?? ''),
    count: drawer.count,
    countedCents,
    expectedCents,
    differenceCents: countedCents === null || expectedCents === null ? null : countedCents - expectedCents,
    closedAt: closedAt?.toISOString() ?? null,
    closedBy: closedAt && (names.closedBy ?? ''),
    note: drawer.note,
    isOwn: mayUse(drawer, viewer),
  };
}

const toMovement = ({ movement, locator, staffName, approvedBy }: NamedMovement): DrawerMovement => ({
  id: movement.id,
  at: movement.createdAt.toISOString(),
  kind: movement.kind,
  locator,
  bookingId: movement.bookingId,
  staffName: staffName ?? '',
  approvedBy,
  amountCents: movement.amountCents,
});
