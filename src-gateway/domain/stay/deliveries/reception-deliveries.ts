import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  findDeliveryByKey,
  insertDelivery,
  markArrived,
  type ShownDelivery,
} from '#gateway/store/delivery-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { DeliveryTypeId } from '#shared/contract/guest/deliveries.ts';

export type UnannouncedDelivery = {
  accommodationId: number;
  guestId: string;
  type: DeliveryTypeId;
  description: string;
  deliveryCode: string | null;
  comments: string | null;
  /** Sent twice it registers one parcel. */
  key: string;
};

/** Null, without a change, if it is there already, was received, or was withdrawn. */
export async function receiveAnnounced(
  app: AppContext,
  tx: Transaction,
  expected: { hotelId: string; id: string },
  comments: string | null,
): Promise<ShownDelivery | null> {
  const arrived = await markArrived(tx, expected, { comments, now: app.clock.now() });
  if (arrived) await queueArrivalMail(app, tx, arrived);
  return arrived;
}

/** `isNew` is false for a key that registered a parcel before. */
export async function receiveUnannounced(
  app: AppContext,
  tx: Transaction,
  { hotelId, bookingId }: { hotelId: string; bookingId: string },
  { key, ...parcel }: UnannouncedDelivery,
): Promise<{ stored: ShownDelivery; isNew: boolean }> {
  const now = app.clock.now();
  const isNew = await insertDelivery(tx, {
    ...parcel,
    id: randomUUID(),
    hotelId,
    bookingId,
    registeredBy: 'RECEPTION',
    arrivedAt: now,
    idempotencyKey: key,
    createdAt: now,
  });
  const stored = await findDeliveryByKey(tx, { guestId: parcel.guestId, key });
  if (!stored) throw new Error('a delivery that was registered is gone');
  if (isNew) await queueArrivalMail(app, tx, stored);
  return { stored, isNew };
}

/** Sent whatever the guest's e-mail settings: it is about the stay. */
async function queueArrivalMail(app: AppContext, tx: Transaction, delivery: ShownDelivery): Promise<void> {
  const guest = await findGuest(tx, delivery.guestId);
  if (!guest || delivery.arrivedAt === null) return;
  const language: Language = guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en';
  const isOwnText = delivery.registeredBy === 'GUEST';
  await app.mailer.queue(tx, {
    kind: 'DELIVERY_ARRIVED',
    to: guest.email,
    language,
    bookingId: delivery.bookingId,
    delivery: {
      guestName: greetingName(guest),
      hotelName: delivery.hotelName,
      timeZone: delivery.timeZone,
      type: delivery.type,
      description: isOwnText && !guest.emailVerified ? null : delivery.description,
      comments: delivery.comments,
      arrivedAt: delivery.arrivedAt,
    },
  });
}
