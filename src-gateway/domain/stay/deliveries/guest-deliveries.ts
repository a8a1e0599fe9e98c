import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { deliveryTypeName } from '#gateway/platform/delivery-types.ts';
import { keyReused } from '#gateway/platform/idempotency.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  confirmDelivery,
  deleteDelivery,
  findDelivery,
  findDeliveryByKey,
  insertDelivery,
  listDeliveries,
  type ShownDelivery,
} from '#gateway/store/delivery-store.ts';
import { findResidentRooms, type ResidentRoom, shownNumber } from '#gateway/store/resident-store.ts';
import {
  DELIVERY_PAGE_LENGTH,
  type Delivery,
  type DeliveryAddress,
  type DeliveryList,
  type DeliveryStatus,
  type NewDelivery,
} from '#shared/contract/guest/deliveries.ts';
import { AppError } from '#shared/errors.ts';

type Reader = { guestId: string; language: Language };

type Registration = Reader & { key: string; order: NewDelivery };

const notFound = () => new AppError('DELIVERY_NOT_FOUND', 'the guest has no such delivery');

/** Throws DELIVERY_NOT_FOUND for an unknown `after`. */
export async function listGuestDeliveries(
  app: AppContext,
  { guestId, language }: Reader,
  { status, after }: { status: DeliveryStatus; after?: string | undefined },
): Promise<DeliveryList> {
  const { db } = app.store;
  if (after !== undefined && !(await findDelivery(db, { id: after, guestId }))) throw notFound();
  // One row more than a page shows whether another page follows.
  const rows = await listDeliveries(db, { guestId, status, after, limit: DELIVERY_PAGE_LENGTH + 1 });
  const [home] = await findHomes(app, guestId);
  const shown = rows.slice(0, DELIVERY_PAGE_LENGTH);
  return {
    data: {
      registeredDeliveries: shown.map(row => toDelivery(row, language)),
      next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      deliverTo: home ? toAddress(home, app.clock.now()) : null,
    },
  };
}

/** The same order returns its response. Throws STAY_NOT_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS. */
export async function registerDelivery(app: AppContext, registration: Registration): Promise<Delivery> {
  const { guestId, language, key, order } = registration;
  const { db } = app.store;
  const existing = await findDeliveryByKey(db, { guestId, key });
  if (existing) return toDelivery(sameOrder(existing, order), language);
  const [home] = await findHomes(app, guestId);
  if (!home) throw new AppError('STAY_NOT_IN_PROGRESS', 'the guest lives in no room now');
  await app.rateLimits.deliveriesPerGuest(guestId);
  await insertDelivery(db, {
    id: randomUUID(),
    hotelId: home.hotel.id,
    bookingId: home.bookingId,
    accommodationId: home.accommodationId,
    guestId,
    type: order.type,
    description: order.description,
    deliveryCode: order.deliveryCode ?? null,
    registeredBy: 'GUEST',
    idempotencyKey: key,
    createdAt: app.clock.now(),
  });
  const stored = await findDeliveryByKey(db, { guestId, key });
  if (!stored) throw notFound();
  return toDelivery(sameOrder(stored, order), language);
}

/** The delivery need not have been reported as arrived; a repeated call changes nothing (APS-14). */
export async function confirmReceipt(
  app: AppContext,
  { guestId, language }: Reader,
  id: string,
): Promise<Delivery> {
  await confirmDelivery(app.store.db, { id, guestId }, app.clock.now());
  const found = await findDelivery(app.store.db, { id, guestId });
  if (!found) throw notFound();
  return toDelivery(found, language);
}

/** Withdraws a guest's registration while the delivery has not arrived. Throws DELIVERY_NOT_FOUND, DELIVERY_ARRIVED. */
export async function withdrawDelivery(app: AppContext, guestId: string, id: string): Promise<void> {
  if (await deleteDelivery(app.store.db, { id, guestId })) return;
  if (!(await findDelivery(app.store.db, { id, guestId }))) throw notFound();
  throw new AppError('DELIVERY_ARRIVED', 'the delivery has arrived');
}

/** The rooms that a guest stays in, the one that was moved into last first. */
async function findHomes(app: AppContext, guestId: string) {
  return (await findResidentRooms(app.store.db, guestId)).reverse();
}

/** A guest who has checked in before the stay begins does not see the room's number yet (PD-64). */
function toAddress(home: ResidentRoom, now: Date): DeliveryAddress {
  return { buildingName: home.hotel.name, address: home.hotel.address, room: shownNumber(home, now) };
}

function sameOrder(stored: ShownDelivery, order: NewDelivery): ShownDelivery {
  const isSame =
    stored.type === order.type &&
    stored.description === order.description &&
    stored.deliveryCode === (order.deliveryCode ?? null);
  if (!isSame) throw keyReused();
  return stored;
}

function toDelivery(row: ShownDelivery, language: Language): Delivery {
  return {
    id: row.id,
    type: { id: row.type, type: deliveryTypeName(row.type, language) },
    description: row.description,
    deliveryCode: row.deliveryCode,
    registrationBy: row.registeredBy,
    comments: row.comments,
    registrationDate: row.createdAt.toISOString(),
    arrivalDate: row.arrivedAt?.toISOString() ?? null,
    receivedDate: row.receivedAt?.toISOString() ?? null,
    sentBackDate: row.sentBackAt?.toISOString() ?? null,
    buildingName: row.hotelName,
    buildingTimezone: row.timeZone,
  };
}
