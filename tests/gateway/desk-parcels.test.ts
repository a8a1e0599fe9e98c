import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { deliveries } from '#gateway/store/schema/living.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { roomGuestOf } from './stored-booking.ts';

const hotel = openFreshHotel();
let stay: Stay;
let desk: Desk;
let roomGuestId: string;
beforeEach(async () => {
  stay = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
  desk = await newDesk(hotel.gateway);
  roomGuestId = (await roomGuestOf(hotel, stay.bookingId, hotel.guest.id)).id;
});

const announce = () =>
  stay.client.deliveries.register({
    headers: { 'x-idempotency-key': `new_delivery_${randomUUID()}` },
    body: { type: 'POST_OFFICE', description: 'Books', deliveryCode: 'BR 12' },
  });
const unannounced = (changes: object = {}) => ({
  hotelId: HOTEL,
  key: `desk_${randomUUID()}`,
  roomGuestId,
  type: 'OTHER',
  description: 'Suit of the laundry',
  ...changes,
});
const own = async (state: string) => {
  const { parcels } = await desk.calls.parcels.list({ hotelId: HOTEL, state });
  return parcels.filter(({ bookingId }) => bookingId === stay.bookingId);
};
const mails = () =>
  hotel.db.$count(emails, and(eq(emails.bookingId, stay.bookingId), eq(emails.kind, 'DELIVERY_ARRIVED')));
const acts = async () => (await recordOf(hotel.db, stay.bookingId)).map(({ act }) => act);

describe('a parcel', () => {
  test('that a guest announced arrives, is told by e-mail, and is handed over to somebody (FRD-14, DLV-01)', async () => {
    const { id } = await announce();
    const [announced] = await own('ANNOUNCED');
    expect(announced).toMatchObject({ id, state: 'ANNOUNCED', room: stay.room, deliveryCode: 'BR 12' });
    expect(announced?.guestName).toMatch(/^\p{L}[^@]* \p{L}\.$/u);
    const arrived = await desk.calls.parcels.arrived({ hotelId: HOTEL, id, comments: 'Shelf 3' });
    expect(arrived).toMatchObject({ state: 'WAITING', comments: 'Shelf 3' });
    expect(await mails()).toBe(1);
    expect(await own('WAITING')).toHaveLength(1);
    const handed = await desk.calls.parcels.handOver({ hotelId: HOTEL, id, to: ' Bruno  Prado ' });
    expect(handed).toMatchObject({ state: 'HANDED_OVER', handedOverTo: 'Bruno Prado' });
    const { data } = await stay.client.deliveries.list({ status: 'inactive' });
    expect(data.registeredDeliveries).toMatchObject([
      { id, receivedDate: handed.handedOverAt, sentBackDate: null },
    ]);
    expect(await acts()).toEqual(['PARCEL_ARRIVED', 'PARCEL_HANDED_OVER']);
    expect(JSON.stringify(await recordOf(hotel.db, stay.bookingId))).not.toMatch(/Bruno|Books|Shelf/);
  });

  test('that nobody announced is registered once under its key, and its guest is told once (FRD-14, PD-10)', async () => {
    const { receivers } = await desk.calls.parcels.receivers({ hotelId: HOTEL });
    expect(receivers).toContainEqual(
      expect.objectContaining({ roomGuestId, room: stay.room, accommodationId: stay.accommodationId }),
    );
    const order = unannounced();
    const made = await Promise.all([1, 2, 3].map(() => desk.calls.parcels.register(order)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await mails()).toBe(1);
    expect(await acts()).toEqual(['PARCEL_ARRIVED']);
    expect(await codeOf(desk.calls.parcels.register({ ...order, description: 'Pizza' }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  test('is sent back: the guest reads it, and nobody can receive it any more (FRD-05, FRD-14)', async () => {
    const { id } = await desk.calls.parcels.register(unannounced());
    const sent = await desk.calls.parcels.sendBack({ hotelId: HOTEL, id, comments: 'After ten days' });
    expect(sent).toMatchObject({ state: 'SENT_BACK', comments: 'After ten days' });
    const confirmed = await stay.client.deliveries.confirm({ id });
    expect(confirmed).toMatchObject({ receivedDate: null, sentBackDate: sent.sentBackAt });
    expect((await stay.client.deliveries.list({ status: 'active' })).data.registeredDeliveries).toEqual([]);
    const page = await desk.calls.deskBooking.find({ hotelId: HOTEL, bookingId: stay.bookingId });
    expect(page.parcels).toContainEqual(expect.objectContaining({ id, sentBackAt: sent.sentBackAt }));
    const { data } = await stay.client.deliveries.list({ status: 'inactive' });
    expect(data.registeredDeliveries).toMatchObject([{ id }]);
  });

  test('that another desk has just changed is not changed again: 409 with its state (FRD-14)', async () => {
    const { id } = await announce();
    const { arrived, handOver, sendBack } = desk.calls.parcels;
    for (const act of [handOver, sendBack])
      await expect(act({ hotelId: HOTEL, id, to: 'Ada' })).rejects.toMatchObject({
        code: 'PARCEL_CHANGED',
        status: 409,
        details: { state: 'ANNOUNCED' },
      });
    const twice = await Promise.all([
      codeOf(arrived({ hotelId: HOTEL, id })),
      codeOf(arrived({ hotelId: HOTEL, id })),
    ]);
    expect(twice.filter(outcome => outcome === 'PARCEL_CHANGED')).toHaveLength(1);
    const ends = await Promise.all([
      codeOf(handOver({ hotelId: HOTEL, id, to: 'Ada' })),
      codeOf(sendBack({ hotelId: HOTEL, id })),
    ]);
    expect(ends.filter(outcome => outcome === 'PARCEL_CHANGED')).toHaveLength(1);
    expect(await mails()).toBe(1);
    expect(await acts()).toHaveLength(2);
  });

  test('of another hotel is not found, and nobody from outside receives one (FRD-14, STF-04)', async () => {
    const { id } = await announce();
    const { parcels } = await desk.calls.parcels.list({ hotelId: OTHER_HOTEL.hotelId, state: 'ANNOUNCED' });
    expect(parcels).toEqual([]);
    for (const hotelId of [OTHER_HOTEL.hotelId, HOTEL])
      for (const wanted of hotelId === HOTEL ? [randomUUID(), 'x'] : [id]) {
        expect(await codeOf(desk.calls.parcels.arrived({ hotelId, id: wanted }))).toBe('NOT_FOUND');
        expect(await codeOf(desk.calls.parcels.handOver({ hotelId, id: wanted, to: 'Ada' }))).toBe(
          'NOT_FOUND',
        );
        expect(await codeOf(desk.calls.parcels.sendBack({ hotelId, id: wanted }))).toBe('NOT_FOUND');
      }
    for (const changes of [
      { hotelId: OTHER_HOTEL.hotelId },
      { roomGuestId: randomUUID() },
      { roomGuestId: 'holder' },
    ])
      expect(await codeOf(desk.calls.parcels.register(unannounced(changes)))).toBe('STAY_NOT_IN_PROGRESS');
    expect(await mails()).toBe(0);
  });

  test.each([
    ['markup', '<b>Ada</b>'],
    ['an address', 'Ada https://x.test'],
    ['a bidirectional control', '\u202egro.elpmaxe@ada'],
    ['a card number', '4111 1111 1111 1111'],
    ['nothing', ' '],
    ['a line break', 'Ada\nPrado'],
  ])('is not handed over to a name with %s (FRD-14, SEC-06, SEC-22)', async (_what, to) => {
    const { id } = await desk.calls.parcels.register(unannounced());
    expect(await codeOf(desk.calls.parcels.handOver({ hotelId: HOTEL, id, to }))).toBe('BAD_REQUEST');
    expect(await own('WAITING')).toHaveLength(1);
  });

  test('lists page without gaps, and names stay short whatever they are (FRD-14)', async () => {
    await hotel.db
      .update(guests)
      .set({ firstName: 'João', lastName: 'Moreira Prado', socialName: 'Joana Moreira Prado' })
      .where(eq(guests.id, hotel.guest.id));
    const made: string[] = [];
    for (let parcel = 0; parcel < 53; parcel += 1)
      made.push((await desk.calls.parcels.register(unannounced({ description: `Parcel ${parcel}` }))).id);
    const first = await desk.calls.parcels.list({ hotelId: HOTEL, state: 'WAITING' });
    const ids = first.parcels.map(({ id }) => id);
    for (let { next } = first; next !== null; ) {
      const page = await desk.calls.parcels.list({ hotelId: HOTEL, state: 'WAITING', after: next });
      ids.push(...page.parcels.map(({ id }) => id));
      ({ next } = page);
    }
    expect(ids.filter(id => made.includes(id))).toEqual(made);
    expect(new Set(first.parcels.map(({ guestName }) => guestName))).toContain('Joana P.');
    const stored = await hotel.db.$count(deliveries, eq(deliveries.bookingId, stay.bookingId));
    expect(stored).toBe(53);
  });
});
