import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { codeOf, HOTEL, NOON } from './small-hotel.ts';
import { listed, openSpacesHotel, order } from './spaces-hotel.ts';

const hotel = openSpacesHotel();
let desk: Desk;
let id: string;
beforeEach(async () => {
  hotel.gateway.clock.moveTo(NOON);
  id = (await hotel.guest.client.spaces.reserve(order())).reserveId;
  desk = await newDesk(hotel.gateway);
});

const DAY = '2026-12-02';
const meeting = async (day = DAY) => {
  const { spaces } = await desk.calls.spaces.list({ hotelId: HOTEL, day });
  return spaces.find(space => space.id === 'meeting')?.reservations ?? [];
};
const cancel = (changes: object = {}) =>
  desk.calls.spaces.cancel({ hotelId: HOTEL, id, message: 'The heating is broken.', ...changes });
const mails = () =>
  hotel.db
    .select()
    .from(emails)
    .where(and(eq(emails.bookingId, hotel.guest.bookingId), eq(emails.kind, 'SPACE_CANCELED')));

describe('a space of the hotel', () => {
  test('shows the desk who has reserved it on a day, and what was canceled (FRD-14, SPC-09)', async () => {
    const { spaces } = await desk.calls.spaces.list({ hotelId: HOTEL, day: DAY });
    expect(spaces.map(({ name, places }) => [name, places])).toEqual([
      ['Meeting room', 1],
      ['Gym', 2],
    ]);
    expect(await meeting()).toMatchObject([
      {
        id,
        startsAt: '2026-12-02T17:00:00.000Z',
        canceledAt: null,
        guestName: expect.stringMatching(/ \p{L}\.$/u),
      },
    ]);
    expect(await meeting('2026-12-01')).toEqual([]);
    await hotel.guest.client.spaces.cancel({ reserveId: id });
    expect(await meeting()).toMatchObject([{ id, canceledAt: expect.any(String), message: null }]);
    expect(await codeOf(desk.calls.spaces.list({ hotelId: HOTEL, day: '9999-12-31' }))).toBe('BAD_REQUEST');
  });

  test('is canceled by the desk with a message, which its guest reads in an e-mail (FRD-14)', async () => {
    const before = (await mails()).length;
    expect(await cancel()).toMatchObject({
      canceledAt: expect.any(String),
      message: 'The heating is broken.',
    });
    const sent = (await mails()).slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('The heating is broken.');
    expect(sent[0]?.subject).not.toContain('Meeting');
    expect(await listed(hotel.guest.client, 'active')).toEqual([]);
    const entries = await recordOf(hotel.db, hotel.guest.bookingId);
    expect(entries.at(-1)).toMatchObject({ act: 'SPACE_CANCELED', details: { reservationId: id } });
    expect(JSON.stringify(entries)).not.toContain('heating');
  });

  test('is canceled once, while it is used too, and not once it is over (FRD-14, PD-302)', async () => {
    hotel.gateway.clock.moveTo(new Date('2026-12-02T15:00:00-03:00'));
    const before = (await mails()).length;
    const twice = await Promise.all([1, 2].map(() => codeOf(cancel())));
    expect(twice.filter(outcome => outcome === 'SPACE_RESERVATION_CHANGED')).toHaveLength(1);
    expect(await mails()).toHaveLength(before + 1);
    hotel.gateway.clock.moveTo(NOON);
    id = (await hotel.guest.client.spaces.reserve(order())).reserveId;
    hotel.gateway.clock.moveTo(new Date('2026-12-02T16:00:00-03:00'));
    expect(await codeOf(cancel())).toBe('SPACE_RESERVATION_CHANGED');
    expect(await mails()).toHaveLength(before + 1);
  });

  test('of another hotel is neither seen nor canceled, and a message is needed (FRD-14, STF-04)', async () => {
    for (const changes of [{ hotelId: OTHER_HOTEL.hotelId }, { id: randomUUID() }, { id: 'x' }])
      expect(await codeOf(cancel(changes))).toBe('NOT_FOUND');
    for (const message of ['', ' ', 'card 4111 1111 1111 1111', 'a\u202eb'])
      expect(await codeOf(cancel({ message }))).toBe('BAD_REQUEST');
    expect(await meeting()).toMatchObject([{ id, canceledAt: null }]);
  });
});
