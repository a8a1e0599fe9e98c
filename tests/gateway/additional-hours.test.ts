import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accommodations, bookings, hourPurchases, stayLines } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { hourTariffs } from '#gateway/store/schema/tariffs.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  buy,
  buyHour,
  endAt,
  hoursOf,
  hoursOnSale,
  hoursOrder,
  type StayEnd,
  savedCard,
  slotAt,
} from './hours.ts';
import { queenRoom, scenario } from './scenario.ts';
import { codeOf, holdRoom, search, ZONE } from './small-hotel.ts';
import { bookingOf, storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();
const card = async () => ({ paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id) });

const at = (time: string, end: StayEnd) => endAt(hotel, time, end);

const roomOf = (id: number) => storedRoom(hotel, id);

const linesOf = (accommodationId: number) => {
  const ofRoom = eq(stayLines.accommodationId, accommodationId);
  return hotel.db.select().from(stayLines).where(ofRoom).orderBy(stayLines.id);
};

async function mailsTo(email: string) {
  const about = and(eq(emails.recipient, email), eq(emails.kind, 'HOURS_BOUGHT'));
  return hotel.db.select().from(emails).where(about);
}

async function stateOf({ bookingId, accommodationId }: Pick<StayEnd, 'bookingId' | 'accommodationId'>) {
  return [await bookingOf(hotel, bookingId), await roomOf(accommodationId), await linesOf(accommodationId)];
}

describe('an earlier arrival', () => {
  test('is offered from the nearest hour to 10, at the tariff of each less that of the booked hour (API-27, PD-33, HRS-06)', async () => {
    const wish = { typeId: 'family', checkinHour: 14 };
    const { arrival } = await scenario(hotel).paidStay({ rooms: [wish] });
    const slot = (hour: number, price: number, taxValue: number, amountOfHours: number) => {
      const freeCancellationUntil = hour === 13 ? '2026-12-01T16:00:00.000Z' : null;
      return {
        time: `2026-12-03T${hour}:00:00-03:00`,
        price,
        taxValue,
        amountOfHours,
        freeCancellationUntil,
      };
    };
    expect(await hoursOf(arrival)).toEqual({
      availability: [
        slot(13, 25.1, 0.88, 1),
        slot(12, 50.2, 1.76, 2),
        slot(11, 75.3, 2.64, 3),
        slot(10, 100.4, 3.51, 4),
      ],
      buildingTimezone: ZONE,
      isRefundable: false,
      freeCancellationUntil: '2026-12-01T17:00:00.000Z',
      currentTime: '2026-12-03T14:00:00-03:00',
    });
  });

  test('to an hour that costs nothing more is given without a payment (PD-33, PD-61)', async () => {
    const { arrival, bookingId } = await scenario(hotel).paidStay({ rooms: [{ typeId: 'family' }] });
    const before = await bookingOf(hotel, bookingId);
    const { availability } = await hoursOf(arrival);
    expect(availability.map(({ price }) => price)).toEqual([0, 0, 0, 0, 25.1, 50.2, 75.3, 100.4, 125.5]);
    expect(await buyHour(arrival, 15)).toEqual({
      newDate: '2026-12-03T15:00:00-03:00',
      buildingTimeZone: ZONE,
      creditsUsed: 0,
      charged: 0,
    });
    expect(await bookingOf(hotel, bookingId)).toEqual({
      ...before,
      startsAt: new Date('2026-12-03T15:00:00-03:00'),
      version: before.version + 1,
      updatedAt: expect.any(Date),
    });
    expect((await linesOf(arrival.accommodationId)).map(({ kind }) => kind)).toEqual(['NIGHT']);
    expect(await hotel.db.$count(payments, eq(payments.bookingId, bookingId))).toBe(1);
  });

  test('never costs less than nothing, whatever the tariff (PD-33)', async () => {
    const thirteen = and(
      eq(hourTariffs.roomTypeId, 'family'),
      eq(hourTariffs.direction, 'CHECKIN'),
      eq(hourTariffs.hour, 13),
    );
    const { arrival } = await scenario(hotel).paidStay({ rooms: [{ typeId: 'family', checkinHour: 14 }] });
    await hotel.db.update(hourTariffs).set({ cents: 20_00 }).where(thirteen);
    const cheaper = await slotAt(arrival, 13);
    await hotel.db.update(hourTariffs).set({ cents: 50_20 }).where(thirteen);
    expect(cheaper).toMatchObject({ price: 0, taxValue: 0 });
  });

  test('is never in the past (PD-61)', async () => {
    const { arrival } = await scenario(hotel).paidStay();
    expect(await hoursOnSale(await at('2026-12-03T11:58:00-03:00', arrival))).toEqual([14, 13, 12]);
    expect(await hoursOnSale(await at('2026-12-03T12:00:01-03:00', arrival))).toEqual([14, 13]);
    expect(await hoursOnSale(await at('2026-12-03T15:00:00-03:00', arrival))).toEqual([]);
  });

  test('begins an hour after the last stay in the same room was left, at the earliest (HRS-06)', async () => {
    const { arrival } = await scenario(hotel).paidStay();
    await holdRoom(hotel.gateway, '201', ['2026-12-02', 19], ['2026-12-03', 11]);
    expect(await hoursOnSale(arrival)).toEqual([14, 13, 12]);
  });
});

describe('a later departure', () => {
  test('is offered up to 19, each hour at the tariff less that of the booked one (API-27, PD-33, HRS-06)', async () => {
    const { departure } = await scenario(hotel).paidStay({ rooms: [{ typeId: 'family', checkoutHour: 11 }] });
    const { availability, currentTime, isRefundable } = await hoursOf(departure);
    expect(availability.map(({ price }) => price)).toEqual([0, 30.1, 60.2, 90.3, 120.4, 150.5, 180.6, 210.7]);
    expect(availability.at(-1)).toEqual({
      time: '2026-12-04T19:00:00-03:00',
      price: 210.7,
      taxValue: 7.37,
      amountOfHours: 8,
      freeCancellationUntil: '2026-12-01T22:00:00.000Z',
    });
    expect([currentTime, isRefundable]).toEqual(['2026-12-04T11:00:00-03:00', true]);
  });

  test('ends an hour before the next stay in the same room, to the hour (HRS-06, PD-61)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    await holdRoom(hotel.gateway, '201', ['2026-12-04', 17], ['2026-12-05', 10]);
    expect(await hoursOnSale(departure)).toEqual([13, 14, 15, 16]);
    const shown = await slotAt(departure, 16);
    const [last, over] = [shown, { ...shown, time: '2026-12-04T17:00:00-03:00', amountOfHours: 5 }];
    expect(await codeOf(buy(departure, hoursOrder(departure, over, await card())))).toBe('HOURS_UNAVAILABLE');
    expect(await buy(departure, hoursOrder(departure, last, await card()))).toMatchObject({
      newDate: '2026-12-04T16:00:00-03:00',
    });
  });

  test('is sold while the room is lived in, until it is left; an earlier arrival is not (PD-61)', async () => {
    const { arrival, departure, bookingId } = await scenario(hotel).paidStay();
    const checkedInAt = new Date('2026-12-03T14:00:00-03:00');
    await hotel.db.update(bookings).set({ status: 'IN_PROGRESS' }).where(eq(bookings.id, bookingId));
    const own = eq(accommodations.bookingId, bookingId);
    await hotel.db.update(accommodations).set({ checkedInAt }).where(own);
    expect(await hoursOnSale(await at('2026-12-03T14:30:00-03:00', arrival))).toEqual([]);
    const now = await at('2026-12-04T11:30:00-03:00', departure);
    expect(await buyHour(now, 14, await card())).toMatchObject({ charged: 62.31 });
    await hotel.db.update(accommodations).set({ leftAt: hotel.gateway.clock.now() }).where(own);
    expect(await hoursOnSale(now)).toEqual([]);
  });
});

describe('bought hours', () => {
  test('are in the room, its bill, the booking and an e-mail, to the cent (API-28, BKG-05)', async () => {
    const { arrival, bookingId } = await scenario(hotel).paidStay();
    const [booking, room] = [await bookingOf(hotel, bookingId), await roomOf(arrival.accommodationId)];
    expect(await buyHour(arrival, 13, { ...(await card()), numberOfInstallments: 3 })).toEqual({
      newDate: '2026-12-03T13:00:00-03:00',
      buildingTimeZone: ZONE,
      creditsUsed: 0,
      charged: 51.96,
    });
    expect(await bookingOf(hotel, bookingId)).toEqual({
      ...booking,
      startsAt: new Date('2026-12-03T13:00:00-03:00'),
      valueCents: 340_00 + 50_20,
      taxCents: 11_90 + 1_76,
      chargedCents: 351_90 + 51_96,
      version: booking.version + 1,
      updatedAt: expect.any(Date),
    });
    expect(await roomOf(arrival.accommodationId)).toEqual({
      ...room,
      checkinHour: 13,
      valueCents: 390_20,
      taxCents: 13_66,
      occupied: expect.stringContaining('2026-12-03 16:00:00+00'),
    });
    const ofBooking = eq(hourPurchases.bookingId, bookingId);
    const [purchase] = await hotel.db.select().from(hourPurchases).where(ofBooking);
    expect(await linesOf(arrival.accommodationId)).toMatchObject([
      { kind: 'NIGHT', priceCents: 340_00, taxCents: 11_90, hourPurchaseId: null },
      { kind: 'CHECKIN', priceCents: 50_20, taxCents: 1_76, hourPurchaseId: purchase?.id },
    ]);
    const [mail, ...more] = await mailsTo(hotel.guest.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Arrival at 1\u00a0PM instead of 3\u00a0PM: R$\u00a050,20');
    expect(mail?.text).toContain('Charged to the card: R$\u00a051,96');
    expect(mail?.text).toContain('Check-in: Thursday, December 3, 2026, from 1\u00a0PM');
    const console = await hotel.gateway.raw('GET', '/console/bookings');
    expect(console.text).toContain('13:00 to 12:00, 1 room');
    const shown = await hotel.guest.client.bookings.find({ bookingId });
    expect(shown).toMatchObject({ checkinDate: '2026-12-03T13:00:00-03:00', version: 3 });
  });

  test('at both ends of a stay add up with its nights (API-28, BKG-05)', async () => {
    const { arrival, departure, bookingId } = await scenario(hotel).paidStay();
    await buyHour(arrival, 14, await card());
    await buyHour(departure, 13, await card());
    await buyHour(departure, 15, await card());
    const lines = await linesOf(arrival.accommodationId);
    expect(lines.map(({ kind, priceCents, taxCents }) => [kind, priceCents, taxCents])).toEqual([
      ['NIGHT', 340_00, 11_90],
      ['CHECKIN', 25_10, 88],
      ['CHECKOUT', 30_10, 1_05],
      ['CHECKOUT', 60_20, 2_11],
    ]);
    expect(await roomOf(arrival.accommodationId)).toMatchObject({ valueCents: 455_40, taxCents: 15_94 });
    expect(await bookingOf(hotel, bookingId)).toMatchObject({
      valueCents: 455_40,
      taxCents: 15_94,
      chargedCents: 471_34,
      endsAt: new Date('2026-12-04T15:00:00-03:00'),
      version: 5,
    });
  });

  test('of one room leave the others of the booking as they are (HRS-06)', async () => {
    const rooms = [queenRoom, { ...queenRoom, typeId: 'family' }];
    const { departure, bookingId, first, second } = await scenario(hotel).paidStay({ rooms });
    const other = await roomOf(second);
    await buyHour(departure, 14, await card());
    expect(await roomOf(second)).toEqual(other);
    expect(await roomOf(first)).toMatchObject({ checkoutHour: 14, valueCents: 400_20 });
    expect(await bookingOf(hotel, bookingId)).toMatchObject({ valueCents: 740_20 });
  });

  test('take the room off the search for other guests (HRS-06, PD-61)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    const dates = { checkin: '2026-12-04', checkout: '2026-12-05', checkinHour: 15 };
    const families = async () => {
      const { availabilities } = await search(hotel.guest.client, dates);
      const family = availabilities[0]?.rooms.find(({ typeId }) => typeId === 'family');
      return family?.price.checkinHours.find(({ hour }) => hour === 15)?.amountAvailable;
    };
    expect(await families()).toBe(1);
    await buyHour(departure, 14, await card());
    expect(await families()).toBe(1);
    await buyHour(departure, 15, await card());
    expect(await families()).toBe(0);
  });

  test('of a room that was sold without lines keep its bill whole (BKG-05)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    await hotel.db.delete(stayLines).where(eq(stayLines.accommodationId, departure.accommodationId));
    await buyHour(departure, 13, await card());
    const lines = await linesOf(departure.accommodationId);
    expect(lines.map(({ kind, priceCents }) => [kind, priceCents])).toEqual([
      ['NIGHT', 340_00],
      ['CHECKOUT', 30_10],
    ]);
  });
});

describe('an order of hours', () => {
  test('at another price is rejected with the right one, and changes nothing (API-28, HRS-05, BEY-17)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    const slot = await slotAt(departure, 13);
    const before = await stateOf(departure);
    for (const wrong of [{ price: 30.09 }, { taxValue: 1.06 }, { price: 0, taxValue: 0 }]) {
      const order = hoursOrder(departure, { ...slot, ...wrong }, await card());
      const details = { time: '2026-12-04T13:00:00-03:00', price: 30.1, taxValue: 1.05 };
      const rejection = { code: 'HOURS_PRICE_CHANGED', status: 422, details };
      await expect(buy(departure, order)).rejects.toMatchObject(rejection);
    }
    expect(await stateOf(departure)).toEqual(before);
  });

  test('that was shown before another device bought an hour is rejected with the hour of now (BEY-17, PD-58)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    const order = hoursOrder(departure, await slotAt(departure, 13), await card());
    await buy(departure, order);
    const before = await stateOf(departure);
    await expect(buy(departure, order)).rejects.toMatchObject({
      code: 'BOOKING_CHANGED',
      status: 409,
      details: { currentTime: '2026-12-04T13:00:00-03:00' },
    });
    expect(await stateOf(departure)).toEqual(before);
  });

  test('for an hour that was taken meanwhile, or that no room is ever entered or left at, is rejected (API-28)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    const slot = await slotAt(departure, 13);
    await holdRoom(hotel.gateway, '201', ['2026-12-04', 13], ['2026-12-05', 10]);
    const taken = hoursOrder(departure, slot, await card());
    await expect(buy(departure, taken)).rejects.toMatchObject({ code: 'HOURS_UNAVAILABLE', status: 409 });
    const { time: _time, ...nameless } = hoursOrder(departure, { ...slot, amountOfHours: 8 }, await card());
    expect(await codeOf(buy(departure, nameless))).toBe('HOURS_UNAVAILABLE');
  });
});
