import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { seedAddress } from './checking-in.ts';
import type { Client, TestGateway } from './harness.ts';
import { CARDS, cardToken, holdRoom } from './small-hotel.ts';

export type PartnerBooking = { id: string; locator: string };

/** A booking that a channel sold: room 101 from 5 to 7 December, in no account. */
export async function partnerBooking(
  gateway: TestGateway,
  change: Partial<typeof bookings.$inferInsert> = {},
): Promise<PartnerBooking> {
  const id = await holdRoom(gateway, '101', ['2026-12-05', 15], ['2026-12-07', 12]);
  const locator = `P${randomInt(10 ** 9)}`;
  await gateway.app.store.db
    .update(bookings)
    .set({ locator, holderLastName: 'de Almeida Prado', ...change })
    .where(eq(bookings.id, id));
  return { id, locator };
}

export async function importBooking(
  client: Client,
  { id, locator }: PartnerBooking,
  lastName: string,
): Promise<void> {
  await client.bookings.findForImport({ locator, lastName });
  await client.bookings.import({ bookingId: id });
}

/** All that check-in to a channel's booking requires but the identity: address, trip, and a card that declines every charge. */
export async function fillForm(
  gateway: TestGateway,
  client: Client,
  { guestId, bookingId }: { guestId: string; bookingId: string },
): Promise<void> {
  await seedAddress(gateway.app.store.db, guestId);
  await client.checkIn.saveTrip({ bookingId, ...TRIP, registration: REGISTRATION });
  const card = await client.payment.createCard({
    token: await cardToken(gateway, CARDS.declinesCharges),
    description: 'Guarantee',
    set_as_default: false,
    save: false,
  });
  const { accommodationIds } = await client.checkIn.find({ bookingId });
  await client.checkIn.associateCard({
    bookingId,
    paymentMethodId: card.id,
    accommodationPartnerIds: accommodationIds,
  });
}
