import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import {
  receiveAnnounced,
  receiveUnannounced,
} from '#gateway/domain/stay/deliveries/reception-deliveries.ts';
import { keyReused } from '#gateway/platform/idempotency.ts';
import {
  endParcel,
  findParcel,
  findReceiver,
  listParcels,
  listReceivers,
  type StoredParcel,
} from '#gateway/store/parcel-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DeliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import { PARCEL_PAGE_LENGTH, type Parcel, type ParcelState } from '#shared/contract/staff/parcels.ts';
import { AppError } from '#shared/errors.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { notFound } from './desk-stay.ts';
import { listOpening } from './list-opening.ts';
import { inRecordedAct } from './recorded-act.ts';
import { toShortName } from './short-names.ts';

/** Throws NOT_FOUND for an unknown `after`. */
export function listDeskParcels(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { state, after }: { state: ParcelState; after?: string | undefined },
): Promise<{ parcels: Parcel[]; next: string | null }> {
  return inRecordedAct(app, actor, async tx => {
    if (after !== undefined && !(await findParcel(tx, { hotelId, id: after }))) throw notFound();
    // One row more than a page shows whether another page follows.
    const rows = await listParcels(tx, { hotelId, state, after, limit: PARCEL_PAGE_LENGTH + 1 });
    const shown = rows.slice(0, PARCEL_PAGE_LENGTH);
    return {
      result: {
        parcels: shown.map(toParcel),
        next: rows.length > shown.length ? (shown.at(-1)?.delivery.id ?? null) : null,
      },
      entry: await listOpening(tx, app, actor, {
        act: 'PARCELS_OPENED',
        hotelId,
        of: { state, afterId: after ?? null },
        count: shown.length,
      }),
    };
  });
}

export function listDeskReceivers(app: AppContext, actor: Actor, hotelId: string) {
  return inRecordedAct(app, actor, async tx => {
    const found = await listReceivers(tx, hotelId);
    return {
      result: {
        receivers: found.map(receiver => ({
          roomGuestId: receiver.roomGuestId,
          accommodationId: receiver.accommodationId,
          room: receiver.room,
          guestName: toShortName(receiver),
        })),
      },
      entry: await listOpening(tx, app, actor, {
        act: 'PARCELS_OPENED',
        hotelId,
        of: { list: 'receivers' },
        count: found.length,
      }),
    };
  });
}

/** An announced parcel is here; its guest is told by e-mail. Throws NOT_FOUND, PARCEL_CHANGED. */
export function receiveParcel(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { id, comments }: { id: string; comments?: string | undefined },
): Promise<Parcel> {
  return inRecordedAct(app, actor, async tx => {
    await requireParcel(tx, { hotelId, id });
    const arrived = await receiveAnnounced(app, tx, { hotelId, id }, comments ?? null);
    return afterChange(tx, { hotelId, id }, arrived !== null, 'PARCEL_ARRIVED');
  });
}

export type ParcelToRegister = {
  key: string;
  roomGuestId: string;
  type: DeliveryTypeId;
  description: string;
  deliveryCode?: string | undefined;
  comments?: string | undefined;
};

/** A parcel that nobody announced; its guest is told by e-mail. Throws STAY_NOT_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED. */
export function registerParcel(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { roomGuestId, key, type, description, deliveryCode, comments }: ParcelToRegister,
): Promise<Parcel> {
  return inRecordedAct(app, actor, async tx => {
    const receiver = await findReceiver(tx, { hotelId, roomGuestId });
    if (!receiver) throw new AppError('STAY_NOT_IN_PROGRESS', 'nobody of this room can receive it now');
    const { guestId, accommodationId } = receiver;
    const parcel = {
      type,
      description,
      deliveryCode: deliveryCode ?? null,
      comments: comments ?? null,
    };
    const { stored, isNew } = await receiveUnannounced(app, tx, receiver, {
      ...parcel,
      key,
      guestId,
      accommodationId,
    });
    const isSame = Object.entries(parcel).every(([name, value]) => Reflect.get(stored, name) === value);
    if (!isNew && !isSame) throw keyReused();
    const result = toParcel(await requireParcel(tx, { hotelId, id: stored.id }));
    return { result, entry: isNew ? toEntry('PARCEL_ARRIVED', hotelId, result) : null };
  });
}

/** Throws NOT_FOUND, PARCEL_CHANGED. */
export function handOverParcel(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { id, to }: { id: string; to: string },
): Promise<Parcel> {
  return inRecordedAct(app, actor, async tx => {
    await requireParcel(tx, { hotelId, id });
    const isDone = await endParcel(
      tx,
      { hotelId, id },
      { receivedAt: app.clock.now(), handedOverTo: normalizeName(to) },
    );
    return afterChange(tx, { hotelId, id }, isDone, 'PARCEL_HANDED_OVER');
  });
}

/** Throws NOT_FOUND, PARCEL_CHANGED. */
export function sendParcelBack(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { id, comments }: { id: string; comments?: string | undefined },
): Promise<Parcel> {
  return inRecordedAct(app, actor, async tx => {
    await requireParcel(tx, { hotelId, id });
    const sentBackAt = app.clock.now();
    const isDone = await endParcel(
      tx,
      { hotelId, id },
      { sentBackAt, ...(comments !== undefined && { comments }) },
    );
    return afterChange(tx, { hotelId, id }, isDone, 'PARCEL_SENT_BACK');
  });
}

type ParcelAct = 'PARCEL_ARRIVED' | 'PARCEL_HANDED_OVER' | 'PARCEL_SENT_BACK';

async function afterChange(
  tx: Transaction,
  wanted: { hotelId: string; id: string },
  isDone: boolean,
  act: ParcelAct,
) {
  const result = toParcel(await requireParcel(tx, wanted));
  if (!isDone)
    throw new AppError('PARCEL_CHANGED', 'the parcel is in another state by now', {
      details: { state: result.state },
    });
  return { result, entry: toEntry(act, wanted.hotelId, result) };
}

async function requireParcel(
  tx: Transaction,
  wanted: { hotelId: string; id: string },
): Promise<StoredParcel> {
  const found = await findParcel(tx, wanted);
  if (!found) throw notFound();
  return found;
}

const toEntry = (act: ParcelAct, hotelId: string, { id: parcelId, bookingId }: Parcel) => ({
  act,
  hotelId,
  bookingId,
  details: { parcelId },
});

function toParcel({ delivery, room, ...guest }: StoredParcel): Parcel {
  const { receivedAt, sentBackAt, arrivedAt } = delivery;
  return {
    id: delivery.id,
    bookingId: delivery.bookingId,
    room,
    guestName: toShortName(guest),
    type: delivery.type,
    description: delivery.description,
    deliveryCode: delivery.deliveryCode,
    registeredBy: delivery.registeredBy,
    comments: delivery.comments,
    state: stateOf(delivery),
    announcedAt: delivery.createdAt.toISOString(),
    arrivedAt: arrivedAt?.toISOString() ?? null,
    handedOverAt: receivedAt?.toISOString() ?? null,
    handedOverTo: delivery.handedOverTo,
    sentBackAt: sentBackAt?.toISOString() ?? null,
  };
}

function stateOf({ receivedAt, sentBackAt, arrivedAt }: StoredParcel['delivery']): ParcelState {
  if (sentBackAt !== null) return 'SENT_BACK';
  if (receivedAt !== null) return 'HANDED_OVER';
  return arrivedAt === null ? 'ANNOUNCED' : 'WAITING';
}
