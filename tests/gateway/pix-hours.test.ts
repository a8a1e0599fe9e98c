import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { paySandboxPix } from '#gateway/sandbox/payment/pay-sandbox-pix.ts';
import { addCompanion } from './companion.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import {
  buy,
  buyHour,
  endAt,
  hoursAttempt,
  hoursOnSale,
  hoursOrder,
  newHoursKey,
  type StayEnd,
  savedCard,
  slotAt,
} from './hours.ts';
import { CPF, refundsOf } from './pix-calls.ts';
import { scenario } from './scenario.ts';
import { codeOf, newGuest, session, type TestGuest } from './small-hotel.ts';
import { storedRoom } from './stored-booking.ts';

const hotel = openFreshHotel();
const pix = { pix: { cpfPayment: CPF } };
const settle = () => settleDue(hotel.gateway.app);
const hourOf = async ({ accommodationId }: StayEnd) =>
  (await storedRoom(hotel, accommodationId)).checkoutHour;

async function hourWithPix() {
  const { departure } = await scenario(hotel).paidStay();
  const key = newHoursKey();
  const order = hoursOrder(departure, await slotAt(departure, 14), pix);
  const bought = await buy(departure, order, key);
  return { departure, key, order, paymentId: bought.pix?.paymentId ?? '', bought };
}

async function expire(end: StayEnd): Promise<StayEnd> {
  const later = new Date(hotel.gateway.clock.now().getTime() + 16 * 60_000).toISOString();
  const moved = await endAt(hotel, later, end);
  await settle();
  return moved;
}

describe('hours bought with Pix', () => {
  test('are reserved while the code lives, and the room’s once it is paid (PAY-32, PAY-34)', async () => {
    const { departure, key, order, paymentId, bought } = await hourWithPix();
    expect(bought).toMatchObject({ charged: 0, pix: { state: 'WAITING', purpose: 'HOURS' } });
    expect(await hourOf(departure)).toBe(12);
    expect(await buy(departure, order, key)).toMatchObject({ pix: { code: bought.pix?.code } });
    expect(await hoursAttempt(departure, key)).toMatchObject({ outcome: 'UNPAID' });
    await paySandboxPix(hotel.gateway.app, paymentId, { isNotified: true });
    expect(await hourOf(departure)).toBe(14);
    const made = { outcome: 'BOUGHT', hours: { charged: bought.pix?.amount } };
    expect(await hoursAttempt(departure, key)).toMatchObject(made);
  });

  test('are free again when the code has expired, and the room’s where it is paid after all (PAY-34, PAY-35)', async () => {
    const { departure, key, paymentId } = await hourWithPix();
    const later = await expire(departure);
    expect(await hoursAttempt(later, key)).toMatchObject({ outcome: 'REFUSED', code: 'PIX_EXPIRED' });
    expect(await hoursOnSale(later)).toContain(14);
    await paySandboxPix(hotel.gateway.app, paymentId, { isNotified: true });
    expect(await hourOf(later)).toBe(14);
    expect(await refundsOf(hotel.db, departure.bookingId)).toEqual([]);
  });

  test('that were bought otherwise meanwhile are paid once: the late Pix goes back (PAY-35)', async () => {
    const { departure, paymentId } = await hourWithPix();
    const later = await expire(departure);
    await buyHour(later, 13, { paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id) });
    await paySandboxPix(hotel.gateway.app, paymentId, { isNotified: true });
    await settle();
    expect(await hourOf(later)).toBe(13);
    const returned = await refundsOf(hotel.db, departure.bookingId);
    expect(returned).toMatchObject([{ state: 'DONE', paymentId }]);
  });

  test('by the main guest of the room are found again by that guest and the holder, and by no other guest (PAY-33, PD-133)', async () => {
    const wishes = [{ typeId: 'family' }, { typeId: 'queen' }];
    const { departure, bookingId, rooms } = await scenario(hotel).paidStay({ rooms: wishes });
    const [main, companion] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const neighbour = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { ...departure, isMain: true }, main);
    await addCompanion(hotel.db, departure, companion);
    await addCompanion(hotel.db, { bookingId, accommodationId: rooms[1] ?? 0, isMain: true }, neighbour);
    const byMain = { ...departure, client: main.client };
    const { pix: made } = await buyHour(byMain, 13, pix);
    const open = { paymentId: made?.paymentId, purpose: 'HOURS', expiresAt: made?.expiresAt };
    const paymentId = made?.paymentId ?? '';
    const seenBy = async ({ id }: TestGuest) => {
      // Another device of the same guest.
      const { client } = await session(hotel.gateway, id);
      const [listed] = await client.bookings.active({});
      const views = [
        listed,
        await client.bookings.find({ bookingId }),
        await client.bookings.details({ bookingId }),
      ];
      return views.map(
        view => view && { payment: view.payment?.pix ?? null, hoursPix: view.hoursPix ?? null },
      );
    };
    const three = <Seen>(seen: Seen) => [seen, seen, seen];
    expect(await seenBy(main)).toEqual(three({ payment: null, hoursPix: open }));
    expect(await seenBy(hotel.guest)).toEqual(three({ payment: open, hoursPix: null }));
    for (const { client } of [main, hotel.guest])
      expect(await client.pix.find({ paymentId })).toMatchObject({ state: 'WAITING', code: made?.code });
    for (const other of [companion, neighbour]) {
      expect(await seenBy(other)).toEqual(three({ payment: null, hoursPix: null }));
      expect(await codeOf(other.client.pix.find({ paymentId }))).toBe('PIX_NOT_FOUND');
    }
    await paySandboxPix(hotel.gateway.app, paymentId, { isNotified: true });
    expect(await seenBy(main)).toEqual(three({ payment: null, hoursPix: null }));
  });

  test('of the booking itself are shown to no main guest but the holder (PAY-33, PD-57)', async () => {
    const { bookingId } = await scenario(hotel).pixStay();
    const [room] = (await hotel.guest.client.bookings.find({ bookingId })).accommodations;
    const main = await newGuest(hotel.gateway);
    const place = { bookingId, accommodationId: room?.accommodationId ?? 0, isMain: true };
    await addCompanion(hotel.db, place, main);
    const seen = await main.client.bookings.find({ bookingId });
    expect([seen.payment, seen.hoursPix]).toEqual([null, undefined]);
  });

  test('name no card beside, and a tax id that is one (PAY-32)', async () => {
    const { departure } = await scenario(hotel).paidStay();
    const slot = await slotAt(departure, 14);
    const card = { paymentMethodId: await savedCard(hotel.gateway, hotel.guest.id) };
    const noTaxId = { pix: { cpfPayment: '11111111111' } };
    for (const wrong of [{ ...pix, ...card }, { ...pix, numberOfInstallments: 2 }, noTaxId])
      expect(await codeOf(buy(departure, hoursOrder(departure, slot, wrong)))).toBe('BAD_REQUEST');
    expect(await hourOf(departure)).toBe(12);
  });
});
