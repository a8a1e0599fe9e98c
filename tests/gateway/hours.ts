import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cards } from '#gateway/store/schema/cards.ts';
import { sandboxCards } from '#gateway/store/schema/sandbox.ts';
import type { HourSlot, HoursOrder, HoursType } from '#shared/contract/guest/additional-hours.ts';
import type { Client, TestGateway } from './harness.ts';
import { CARDS, cardToken, session, type TestGuest } from './small-hotel.ts';

export type StayEnd = { client: Client; bookingId: string; accommodationId: number; type: HoursType };

export async function endAt(
  { gateway, guest }: { gateway: TestGateway; guest: TestGuest },
  time: string,
  end: StayEnd,
): Promise<StayEnd> {
  gateway.clock.moveTo(new Date(time));
  return { ...end, client: (await session(gateway, guest.id)).client };
}

export function hoursOf({ client, bookingId, accommodationId, type }: StayEnd) {
  return client.additionalHours.availability({ bookingId, accommodationId: String(accommodationId), type });
}

export async function slotAt(end: StayEnd, hour: number): Promise<HourSlot> {
  const { availability } = await hoursOf(end);
  const slot = availability.find(({ time }) => new Date(time).toISOString() === atHour(time, hour));
  if (!slot) throw new Error(`${hour}:00 is not on sale`);
  return slot;
}

const atHour = (time: string, hour: number) =>
  new Date(time.replace(/T\d\d/, `T${String(hour).padStart(2, '0')}`)).toISOString();

/** The hours on sale, as hours of the hotel's clock. */
export async function hoursOnSale(end: StayEnd): Promise<number[]> {
  return (await hoursOf(end)).availability.map(({ time }) => Number(time.slice(11, 13)));
}

export function hoursOrder(
  { bookingId, accommodationId, type }: StayEnd,
  { time, price, taxValue, amountOfHours }: Omit<HourSlot, 'freeCancellationUntil'>,
  rest: Partial<HoursOrder> = {},
): HoursOrder {
  const slot = { time, price, taxValue, amountOfHours };
  return { bookingId, accommodationId, type, ...slot, numberOfInstallments: 1, useCredits: false, ...rest };
}

export const newHoursKey = () => `new_hours_${randomUUID()}`;

export function buy({ client }: Pick<StayEnd, 'client'>, body: HoursOrder, key: string = newHoursKey()) {
  return client.additionalHours.buy({ headers: { 'x-idempotency-key': key }, body });
}

export async function buyHour(end: StayEnd, hour: number, rest: Partial<HoursOrder> = {}) {
  return buy(end, hoursOrder(end, await slotAt(end, hour), rest));
}

export function hoursAttempt({ client }: Pick<StayEnd, 'client'>, key: string) {
  return client.additionalHours.attempt({ headers: { 'x-idempotency-key': key } });
}

/** A card in the guest's wallet that its bank has not verified: some test cards would not get in otherwise. */
export async function savedCard(
  gateway: TestGateway,
  guestId: string,
  number: string = CARDS.approves,
): Promise<string> {
  const { db } = gateway.app.store;
  const token = await cardToken(gateway, number);
  const [card] = await db.select().from(sandboxCards).where(eq(sandboxCards.token, token));
  if (!card) throw new Error('the tokenizer stored no card');
  const id = randomUUID();
  const { methodReference, brand, lastDigits, month, year } = card;
  await db.insert(cards).values({
    id,
    guestId,
    description: 'Card',
    brand,
    lastDigits,
    month,
    year,
    methodReference,
    isDefault: false,
    createdAt: gateway.clock.now(),
  });
  return id;
}
