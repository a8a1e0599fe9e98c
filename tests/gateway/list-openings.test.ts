import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffSessions } from '#gateway/store/schema/staff.ts';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { type Desk, newDesk } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { HOTEL, NOON } from './small-hotel.ts';

const hotel = openFreshHotel();
let desk: Desk;
beforeEach(async () => {
  hotel.gateway.clock.moveTo(NOON);
  desk = await newDesk(hotel.gateway);
});

const MINUTE_MS = 60_000;
const [today, tomorrow] = ['2026-12-01', '2026-12-02'];

/** Lists that their pages fetch again by themselves, each with another one of the same page. */
type ListName = 'visitors' | 'spaces' | 'inbox' | 'parcels' | 'registrations';
const lists: [ListName, StaffAct, object, object][] = [
  ['visitors', 'VISITORS_OPENED', { day: today }, { day: tomorrow }],
  ['spaces', 'SPACES_OPENED', { day: today }, { day: tomorrow }],
  ['inbox', 'INBOX_OPENED', { state: 'OPEN' }, { state: 'CLOSED' }],
  ['parcels', 'PARCELS_OPENED', { state: 'WAITING' }, { state: 'ANNOUNCED' }],
  ['registrations', 'REGISTRATIONS_OPENED', { state: 'REFUSED' }, { state: 'SENT' }],
];

describe.each(lists)('the list of %s', (name, act, one, other) => {
  const fetch = (wanted: object, by = desk) => by.calls[name].list({ hotelId: HOTEL, ...wanted });
  const openings = () =>
    hotel.db.$count(staffRecord, and(eq(staffRecord.staffId, desk.staffId), eq(staffRecord.act, act)));

  test('is one opening in the record while its page stands open, and another after a quarter of an hour (AUD-01)', async () => {
    for (const minutes of [0, 1, 13]) {
      hotel.gateway.clock.moveBy(minutes * MINUTE_MS);
      await fetch(one);
    }
    expect(await openings()).toBe(1);
    hotel.gateway.clock.moveBy(2 * MINUTE_MS);
    await fetch(one);
    expect(await openings()).toBe(2);
  });

  test('is opened by each choice and by each session of a person (AUD-01)', async () => {
    await fetch(one);
    await fetch(other);
    await fetch(one);
    expect(await openings()).toBe(2);
    const again = await newDesk(hotel.gateway, HOTEL, desk);
    await fetch(one, again);
    expect(await openings()).toBe(3);
  });
});

test('a list that its page fetches again is no activity of a person, so that the desk locks (STF-06)', async () => {
  const active = () =>
    hotel.db
      .select({ at: staffSessions.lastActiveAt })
      .from(staffSessions)
      .where(eq(staffSessions.userId, desk.staffId));
  await desk.board();
  const before = await active();
  hotel.gateway.clock.moveBy(14 * MINUTE_MS);
  const { visitors, spaces, inbox } = desk.client;
  await visitors.list({ hotelId: HOTEL });
  await spaces.list({ hotelId: HOTEL });
  await inbox.list({ hotelId: HOTEL, state: 'OPEN' });
  expect(await active()).toEqual(before);
});
