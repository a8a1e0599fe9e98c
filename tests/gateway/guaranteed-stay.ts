import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { accommodations } from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { guarantees } from '#gateway/store/schema/check-ins.ts';
import { newKey } from './drawer-desk.ts';
import { type OtherSystem, otherSystem, partnerStay, queenRoom } from './exchange-fixture.ts';
import type { TestGateway } from './harness.ts';
import { savedCard } from './hours.ts';
import { owingStay } from './owing-stay.ts';
import { importBooking } from './partner-booking.ts';
import { CARDS, HOTEL, newGuest, type TestGuest } from './small-hotel.ts';

export type GuaranteedStay = { guest: TestGuest; bookingId: string; rooms: number[] };

/** The first night of one room of `missedStay`, with its tax. */
export const FIRST_NIGHT = 517_50;

/** A stay that is over and owes a fee, guaranteed by a card. */
export async function guaranteedOverstay(
  gateway: TestGateway,
  feeCents: number,
  number: string = CARDS.approves,
): Promise<GuaranteedStay> {
  const { guest, bookingId, accommodationId } = await owingStay(gateway, feeCents);
  await guaranteeBy(gateway, { guest, bookingId, rooms: [accommodationId] }, number);
  return { guest, bookingId, rooms: [accommodationId] };
}

/** A partner's booking of 5 to 7 December in an account, guaranteed by a card. */
export async function guaranteedBooking(
  gateway: TestGateway,
  { number = CARDS.approves, rooms = 1 }: { number?: string; rooms?: number } = {},
): Promise<GuaranteedStay & { system: OtherSystem; key: { channel: string; reference: string } }> {
  const system = await otherSystem(gateway, { purpose: 'CHANNELS' });
  const key = { channel: 'booking-com', reference: `G-${randomUUID().slice(0, 8)}` };
  const guest = await newGuest(gateway);
  const body = partnerStay({ rooms: Array.from({ length: rooms }, () => queenRoom) });
  const { bookingId, locator } = await system.client.partnerBookings.put({ ...key, ...body });
  await importBooking(guest.client, { id: bookingId, locator }, body.lastName);
  const stored = await gateway.app.store.db
    .select({ id: accommodations.id })
    .from(accommodations)
    .where(eq(accommodations.bookingId, bookingId));
  const stay = { guest, bookingId, rooms: stored.map(({ id }) => id) };
  await guaranteeBy(gateway, stay, number);
  return { ...stay, system, key };
}

/** Nobody comes to it. */
export async function missedStay(
  gateway: TestGateway,
  wanted: { number?: string; rooms?: number } = {},
): Promise<GuaranteedStay> {
  const stay = await guaranteedBooking(gateway, wanted);
  gateway.clock.moveTo(new Date('2026-12-06T12:30:00-03:00'));
  await settleDue(gateway.app);
  return stay;
}

export async function guaranteeBy(
  gateway: TestGateway,
  { guest, bookingId, rooms }: GuaranteedStay,
  number: string = CARDS.approves,
): Promise<void> {
  const { db } = gateway.app.store;
  const cardId = await savedCard(gateway, guest.id, number);
  const [card] = await db.select().from(cards).where(eq(cards.id, cardId));
  if (!card) throw new Error('the card was not stored');
  const { brand, lastDigits, methodReference } = card;
  const given = { bookingId, guestId: guest.id, brand, lastDigits, methodReference };
  for (const accommodationId of rooms)
    await db.insert(guarantees).values({ ...given, accommodationId, createdAt: gateway.clock.now() });
}

export const chargeOrder = (
  { bookingId, rooms }: Pick<GuaranteedStay, 'bookingId' | 'rooms'>,
  charge: { purpose: 'OVERSTAY' | 'NO_SHOW' | 'LATE_CANCELLATION'; amountCents: number },
) => ({ hotelId: HOTEL, bookingId, key: newKey(), accommodationId: rooms[0] ?? 0, ...charge });
