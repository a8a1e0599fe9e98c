import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settleDue } from '#gateway/bookings/settlement.ts';
import { refunds } from '#gateway/store/schema/payments.ts';
import type { Database } from '#gateway/store/store.ts';
import type { TestGateway } from './harness.ts';
import { book, newKey, orderFor, type RoomWish, type TestGuest } from './small-hotel.ts';

/** The tax id of whoever pays. */
export const CPF = '52998224725';
export const STAY = { checkin: '2026-12-10', checkout: '2026-12-12' };
/** The only one of the small hotel: who has it keeps it from everybody else. */
export const familyRoom: RoomWish = { typeId: 'family', adults: 2 };

export const pixPayment = (cpfPayment = CPF) => ({
  id: `pay_${randomUUID()}`,
  method: 'PIX' as const,
  numberOfInstallments: 1,
  saveCard: false,
  cpfPayment,
});

type Parts = { wish?: RoomWish; stay?: typeof STAY; useCredits?: boolean; key?: string };

/** A booking of the family room that waits for its code to be paid. */
export async function bookWithPix(
  { client }: Pick<TestGuest, 'client'>,
  { wish = familyRoom, stay = STAY, useCredits = false, key = newKey() }: Parts = {},
) {
  const order = await orderFor(client, stay, [wish], { payment: pixPayment(), useCredits });
  const booked = await book(client, order, key);
  if (!booked.pix) throw new Error('the booking has no Pix code');
  return { ...booked, pix: booked.pix, order };
}

const TONIGHT = { checkin: '2026-12-01', checkout: '2026-12-02' };

/** A walk-in of tonight, without payment, in the family room. */
export async function bookWalkIn({ client }: Pick<TestGuest, 'client'>) {
  const wish = { ...familyRoom, checkinHour: 15 };
  return book(client, await orderFor(client, TONIGHT, [wish], { walkIn: true }));
}

/** Another code for a booking whose last one has ended, or the first of one that waits for its payment. */
export const renewPix = (
  { client }: Pick<TestGuest, 'client'>,
  bookingId: string,
  id = `pix_${randomUUID()}`,
) => client.pix.create({ id, bookingId, cpfPayment: CPF });

/** A minute after the last moment of every code that there is now. */
export async function expirePix({ clock, app }: TestGateway): Promise<void> {
  clock.moveBy(16 * 60_000);
  await settleDue(app);
}

export const refundsOf = (db: Database, bookingId: string) =>
  db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
