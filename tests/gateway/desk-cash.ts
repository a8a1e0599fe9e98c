import { randomUUID } from 'node:crypto';
import type { DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { newDesk } from './desk.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL } from './small-hotel.ts';

type Due = { purpose: 'BOOKING' | 'OVERSTAY'; amountCents: number };

/** Of a walk-in: 320.00 for the night from Tuesday on, and 3.5 % of tax. */
export const WALK_IN_DUE: Due = { purpose: 'BOOKING', amountCents: 331_20 };

/** Cash for a booking of the small hotel, under a new key. */
export const cashOrder = (bookingId: string, due: Due) => ({
  hotelId: HOTEL,
  bookingId,
  key: `desk_${randomUUID()}`,
  ...due,
  means: { kind: 'CASH' as const },
});

/** Takes what the booking owes, as somebody of its hotel's desk. */
export async function takeInCash(gateway: TestGateway, bookingId: string): Promise<DeskReceipt> {
  const { deskPayments } = (await newDesk(gateway)).calls;
  const { due } = await deskPayments.due({ hotelId: HOTEL, bookingId });
  if (!due) throw new Error('the booking owes nothing');
  return deskPayments.take(cashOrder(bookingId, due));
}
