import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodationGuests, bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { buy, buyHour, hoursOf, hoursOrder, paidStay, savedCard, slotAt } from './hours-stay.ts';
import { codeOf, newGuest, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
const card = async () => ({ paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id) });

async function mailsTo(email: string) {
  const about = and(eq(emails.recipient, email), eq(emails.kind, 'HOURS_BOUGHT'));
  return hotel.db.select().from(emails).where(about);
}

describe('hours are bought', () => {
  async function addGuest(accommodationId: number, bookingId: string, person: TestGuest, isMain: boolean) {
    await hotel.db
      .delete(accommodationGuests)
      .where(
        and(eq(accommodationGuests.accommodationId, accommodationId), eq(accommodationGuests.isMain, isMain)),
      );
    const now = hotel.gateway.clock.now();
    const row = {
      id: randomUUID(),
      accommodationId,
      bookingId,
      guestId: person.id,
      name: 'Bia Prado',
      email: person.email,
      isMain,
      isMinor: false,
      isSpecialCareRequired: false,
      invitation: 'ACCEPTED' as const,
      createdAt: now,
      updatedAt: now,
    };
    await hotel.db.insert(accommodationGuests).values(row);
  }

  test('by the holder and by the main guest of the room, and both get the e-mail (PD-57)', async () => {
    const { departure, bookingId } = await paidStay(hotel.gateway, hotel.guest);
    const main = await newGuest(hotel.gateway, 'pt');
    await addGuest(departure.accommodationId, bookingId, main, true);
    const byMain = { ...departure, client: main.client };
    await buyHour(byMain, 13, { paymentMethodId: await savedCard(hotel.gateway, main.id) });
    expect((await mailsTo(hotel.guest.email)).map(({ language }) => language)).toEqual(['en']);
    const [mail] = await mailsTo(main.email);
    expect(mail?.text).toContain('Saída às 13:00 em vez das 12:00');
    await buyHour(departure, 14, await card());
    expect(await mailsTo(hotel.guest.email)).toHaveLength(2);
    expect(await mailsTo(main.email)).toHaveLength(1);
  });

  test('by nobody else: other guests learn no more than of a booking that does not exist (PD-57)', async () => {
    const wishes = [{ typeId: 'family' }, { typeId: 'queen' }];
    const { departure, bookingId, rooms } = await paidStay(hotel.gateway, hotel.guest, wishes);
    const order = hoursOrder(departure, await slotAt(departure, 11));
    const [companion, neighbour, stranger] = [
      await newGuest(hotel.gateway),
      await newGuest(hotel.gateway),
      await newGuest(hotel.gateway),
    ];
    await addGuest(departure.accommodationId, bookingId, companion, false);
    await addGuest(rooms[1] ?? 0, bookingId, neighbour, true);
    const invited = await newGuest(hotel.gateway);
    await addGuest(departure.accommodationId, bookingId, invited, true);
    await hotel.db
      .update(accommodationGuests)
      .set({ guestId: null, invitation: 'PENDING' })
      .where(eq(accommodationGuests.email, invited.email));
    for (const { client } of [companion, neighbour, stranger, invited]) {
      expect(await codeOf(hoursOf({ ...departure, client }))).toBe('BOOKING_NOT_FOUND');
      expect(await codeOf(buy({ client }, order))).toBe('BOOKING_NOT_FOUND');
    }
    expect(await codeOf(hoursOf({ ...departure, bookingId: randomUUID() }))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(hoursOf({ ...departure, bookingId: 'LQ3HA4' }))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(hoursOf({ ...departure, accommodationId: 999_999 }))).toBe('BOOKING_NOT_FOUND');
  });

  test('at the partner channel where it sold the booking (BKG-35)', async () => {
    const { departure, bookingId } = await paidStay(hotel.gateway, hotel.guest);
    const order = hoursOrder(departure, await slotAt(departure, 13), await card());
    await hotel.db.update(bookings).set({ channel: 'PARTNER' }).where(eq(bookings.id, bookingId));
    expect(await codeOf(hoursOf(departure))).toBe('BOOKING_OF_PARTNER');
    expect(await codeOf(buy(departure, order))).toBe('BOOKING_OF_PARTNER');
  });
});
