import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { deliveries } from '#gateway/store/schema/living.ts';
import { hostileText } from '../hostile-text.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion, checkInCompanion } from './companion.ts';
import { type Desk, newDesk } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { INPUT_RUNS } from './runs.ts';
import { EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let home: Stay;
let desk: Desk;
beforeEach(async () => {
  home = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
  desk = await newDesk(hotel.gateway);
});

const arrived = (id: string, comments?: string) =>
  codeOf(desk.calls.parcels.arrived({ hotelId: HOTEL, id, ...(comments !== undefined && { comments }) }));
const register = (roomGuestId: string, changes: object = {}) =>
  codeOf(
    desk.calls.parcels.register({
      hotelId: HOTEL,
      key: `desk_${randomUUID()}`,
      roomGuestId,
      type: 'OTHER',
      description: 'Blue suitcase',
      comments: 'Left luggage',
      ...changes,
    }),
  );
const receivers = async () =>
  (await desk.calls.parcels.receivers({ hotelId: HOTEL })).receivers.map(({ roomGuestId }) => roomGuestId);
const receiverOf = async (accommodationId: number) => {
  const { receivers: all } = await desk.calls.parcels.receivers({ hotelId: HOTEL });
  return all.find(one => one.accommodationId === accommodationId)?.roomGuestId ?? '';
};
const listed = async (state: string) => (await desk.calls.parcels.list({ hotelId: HOTEL, state })).parcels;

const announce = (description: string, deliveryCode?: string) =>
  home.client.deliveries.register({
    headers: { 'x-idempotency-key': `new_delivery_${randomUUID()}` },
    body: { type: 'POST_OFFICE', description, ...(deliveryCode !== undefined && { deliveryCode }) },
  });

const arrivalMails = async (to = hotel.guest.email) =>
  (await hotel.db.select().from(emails).where(eq(emails.recipient, to))).filter(
    ({ kind }) => kind === 'DELIVERY_ARRIVED',
  );

const active = async () =>
  (await home.client.deliveries.list({ status: 'active' })).data.registeredDeliveries;

describe('the reception', () => {
  test('marks what was announced as arrived, says where it waits, and the guest is notified once (DLV-05)', async () => {
    const { id } = await announce('Books from Lisbon', 'QB123456');
    await arrived(id, 'Shelf 3');
    expect(await arrived(id, 'Shelf 4')).toBe('PARCEL_CHANGED');
    expect((await active())[0]).toMatchObject({ id, comments: 'Shelf 3', arrivalDate: expect.any(String) });
    const [mail, ...more] = await arrivalMails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Books from Lisbon');
    expect(mail?.text).toContain('Shelf 3');
    expect(mail?.text).toContain('/guest/deliveries/active?lang=ENGLISH');
    expect(mail?.subject).toBe('Something has arrived for you at Pernoite Jardins');
    expect(`${mail?.text} ${mail?.html}`).not.toContain('QB123456');
  });

  test('that presses twice at once notifies the guest once (DLV-05)', async () => {
    const { id } = await announce('Books');
    const pressed = await Promise.all([1, 2, 3, 4].map(() => arrived(id)));
    expect(pressed.filter(outcome => outcome === 'PARCEL_CHANGED')).toHaveLength(3);
    expect(await arrivalMails()).toHaveLength(1);
  });

  test('does not bring back what its guest has already or took back (DLV-05, PD-81)', async () => {
    const [received, gone] = [await announce('Pizza'), await announce('Sushi')];
    await home.client.deliveries.confirm({ id: received.id });
    await home.client.deliveries.withdraw({ id: gone.id });
    expect([await arrived(received.id), await arrived(gone.id)]).toEqual(['PARCEL_CHANGED', 'NOT_FOUND']);
    expect(await arrivalMails()).toEqual([]);
  });

  test('registers what nobody announced for one of a room’s guests, in that guest’s language (DLV-05, PD-80)', async () => {
    const mate = await newGuest(hotel.gateway, 'pt');
    const place = await addCompanion(hotel.db, home, mate);
    // Who has not checked in is no choice.
    expect(await receivers()).not.toContain(place);
    expect(await register(place)).toBe('STAY_NOT_IN_PROGRESS');
    await checkInCompanion(hotel, place);
    expect(await receivers()).toContain(place);
    await register(place);
    expect(await active()).toEqual([]);
    const theirs = await (await clientAt(hotel, mate, EVENING)).deliveries.list({ status: 'active' });
    const shown = { description: 'Blue suitcase', registrationBy: 'RECEPTION' };
    expect(theirs.data.registeredDeliveries).toMatchObject([shown]);
    const mails = await arrivalMails(mate.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Chegou algo para você no Pernoite Jardins']);
    expect(await arrivalMails()).toEqual([]);
  });

  test('registers nothing for a guest who has left (DLV-05)', async () => {
    const { bookingId: id, accommodationId } = home;
    const receiver = await receiverOf(accommodationId);
    await home.client.checkOut.confirm({ id, accommodationId, overstayFee: 0 });
    expect(await receivers()).not.toContain(receiver);
    expect(await register(receiver)).toBe('STAY_NOT_IN_PROGRESS');
    expect(await active()).toEqual([]);
  });

  test('sees what guests confirmed in the app (DLV-05)', async () => {
    await register(await receiverOf(home.accommodationId));
    const [waiting] = await active();
    const id = waiting?.id ?? '';
    expect(await listed('WAITING')).toContainEqual(expect.objectContaining({ id }));
    await home.client.deliveries.confirm({ id });
    const handed = { id, state: 'HANDED_OVER', handedOverTo: null, handedOverAt: expect.any(String) };
    expect(await listed('HANDED_OVER')).toContainEqual(expect.objectContaining(handed));
  });

  test('stores or rejects whatever is typed, and writes an e-mail for what it stores alone (DLV-05)', async () => {
    const receiver = await receiverOf(home.accommodationId);
    const codes = ['BAD_REQUEST', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'];
    const isExpected = (outcome: unknown) => typeof outcome === 'object' || codes.includes(String(outcome));
    const input = fc.oneof(hostileText, fc.constantFrom('x', randomUUID()));
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(input, input, async (one, other) => {
        expect(await arrived(one, other)).toSatisfy(isExpected);
        const typed = await register(receiver, { description: one, comments: other });
        expect(typed).toSatisfy(isExpected);
        if (typeof typed === 'object') stored += 1;
      }),
      { numRuns: INPUT_RUNS },
    );
    expect(await arrivalMails()).toHaveLength(stored);
    // Not the guest's list, which is read in pages, and not the parcels of the file's other tests.
    expect(await hotel.db.$count(deliveries, eq(deliveries.bookingId, home.bookingId))).toBe(stored);
  });
});

describe('the e-mail about an arrival', () => {
  test('goes to who wants no news as well: it is about the stay (SET-03)', async () => {
    const silent = { preferenceType: 'receiveEmail', preferenceValue: false } as const;
    await home.client.notifications.setPreference({ id: hotel.guest.id, ...silent });
    const { id } = await announce('Books');
    await arrived(id);
    expect(await arrivalMails()).toHaveLength(1);
  });

  test('holds no text of a guest whose address is not verified: a stranger may read it (SEC-06)', async () => {
    const { id } = await announce('Call 555 0100 to win');
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, hotel.guest.id));
    await arrived(id, 'Shelf 3');
    const [mail] = await arrivalMails();
    expect(mail?.text).toContain('Shelf 3');
    expect(mail?.text).not.toContain('555 0100');
    expect(mail?.text).not.toContain('Ada');
  });

  test('is written with the arrival or not at all (DLV-05)', async () => {
    const { id } = await announce('Books');
    const { queue } = hotel.gateway.app.mailer;
    hotel.gateway.app.mailer.queue = () => Promise.reject(new Error('the queue is broken'));
    try {
      expect(await arrived(id)).toBe('INTERNAL_SERVER_ERROR');
    } finally {
      hotel.gateway.app.mailer.queue = queue;
    }
    const [row] = await hotel.db.select().from(deliveries).where(eq(deliveries.id, id));
    expect(row?.arrivedAt).toBeNull();
  });
});
