import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setFlag } from '#gateway/domain/hotel/flags.ts';
import { sendReminders } from '#gateway/domain/stay/reminders/send-reminders.ts';
import { unsubscribeLink } from '#gateway/domain/stay/reminders/unsubscribe-link.ts';
import { writePart } from '#gateway/store/preference-store.ts';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { TestGateway } from './harness.ts';
import {
  freshDay,
  holdRoom,
  NOON,
  newGuest,
  seedCredits,
  sharedHotel,
  type TestGuest,
} from './small-hotel.ts';

const KINDS = ['STAY_REMINDER', 'PREFERENCES_MISSING', 'CREDITS_EXPIRING'] as const;

let gateway: TestGateway;
let guest: TestGuest;
let bookingId: string;

beforeAll(async () => {
  gateway = await sharedHotel();
  await setFlag(gateway.app, 'IS_CREDITS_ENABLED', true);
});
/** Booked on 1 December for 5 December at 15:00: check-in opens on the 4th. */
beforeEach(async () => {
  await freshDay(gateway);
  guest = await newGuest(gateway);
  bookingId = await holdRoom(gateway, '101', ['2026-12-05', 15], ['2026-12-07', 12]);
  await gateway.app.store.db
    .update(bookings)
    .set({ guestId: guest.id, channel: 'DIRECT', status: 'CONFIRMED', language: 'pt', createdAt: NOON })
    .where(eq(bookings.id, bookingId));
});
afterAll(() => setFlag(gateway.app, 'IS_CREDITS_ENABLED', false));

const sent = (recipient = guest.email) =>
  gateway.app.store.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, recipient), inArray(emails.kind, [...KINDS])))
    .orderBy(emails.id);
const kindsSent = async () => (await sent()).map(({ kind }) => kind);

async function at(instant: string): Promise<void> {
  gateway.clock.moveTo(new Date(instant));
  await sendReminders(gateway.app);
}
const switchOff = () =>
  gateway.app.store.db.update(guests).set({ receiveEmail: false }).where(eq(guests.id, guest.id));

describe('a guest who is to come', () => {
  test('is reminded once on the day before the check-in opens, from nine at the hotel on (PRD-08)', async () => {
    await at('2026-12-03T08:59:00-03:00');
    expect(await kindsSent()).toEqual([]);
    await at('2026-12-03T09:01:00-03:00');
    await at('2026-12-03T09:06:00-03:00');
    await Promise.all([sendReminders(gateway.app), sendReminders(gateway.app)]);
    const [reminder, ...more] = await sent();
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({ kind: 'STAY_REMINDER', language: 'pt', bookingId });
    expect(reminder?.text).toMatch(/4 de dezembro|04\/12|4 de dez/);
    expect(reminder?.text).toContain('Ada');
  });

  test('is not reminded of a booking of the last day, nor of one that does not stand (PRD-08)', async () => {
    const { db } = gateway.app.store;
    const ofGuest = eq(bookings.id, bookingId);
    await db
      .update(bookings)
      .set({ createdAt: new Date('2026-12-03T08:30:00-03:00') })
      .where(ofGuest);
    await at('2026-12-03T10:00:00-03:00');
    await db.update(bookings).set({ createdAt: NOON, status: 'CANCELED' }).where(ofGuest);
    await at('2026-12-03T10:05:00-03:00');
    expect(await kindsSent()).toEqual([]);
  });

  test('is asked once for missing preferences 48 h before the arrival, and not with one of them chosen (PRD-08)', async () => {
    await at('2026-12-03T14:55:00-03:00');
    expect(await kindsSent()).toEqual(['STAY_REMINDER']);
    await at('2026-12-03T15:01:00-03:00');
    await at('2026-12-03T15:06:00-03:00');
    expect(await kindsSent()).toEqual(['STAY_REMINDER', 'PREFERENCES_MISSING']);
    const other = await newGuest(gateway);
    await gateway.app.store.db.update(bookings).set({ guestId: other.id }).where(eq(bookings.id, bookingId));
    await gateway.app.store.db.transaction(tx =>
      writePart(tx, other.id, { part: 'ABOUT', answers: {}, updatedAt: NOON }),
    );
    await at('2026-12-03T15:11:00-03:00');
    expect((await sent(other.email)).map(({ kind }) => kind)).toContain('PREFERENCES_MISSING');
  });
});

test('credits that run out in 30 days are named once and in one e-mail, with what is left of them (PRD-08)', async () => {
  await seedCredits(gateway, guest.id, 100_00, '2026-12-20T12:00:00-03:00');
  await seedCredits(gateway, guest.id, 50_50, '2026-12-25T12:00:00-03:00');
  await seedCredits(gateway, guest.id, 70_00, '2027-05-25T12:00:00-03:00');
  await at('2026-12-01T12:10:00-03:00');
  await at('2026-12-01T12:15:00-03:00');
  const [expiry, ...more] = await sent();
  expect(more).toEqual([]);
  expect(expiry).toMatchObject({ kind: 'CREDITS_EXPIRING', language: 'en' });
  expect(expiry?.subject).toMatch(/150[.,]50/);
  expect(expiry?.subject).toContain('20');
  await setFlag(gateway.app, 'IS_CREDITS_ENABLED', false);
  await seedCredits(gateway, guest.id, 10_00, '2026-12-21T12:00:00-03:00');
  await at('2026-12-01T12:20:00-03:00');
  await setFlag(gateway.app, 'IS_CREDITS_ENABLED', true);
  expect(await sent()).toHaveLength(1);
});

test('each reminder honours its switch and waits for an address that is verified (PRD-08)', async () => {
  await seedCredits(gateway, guest.id, 100_00, '2026-12-20T12:00:00-03:00');
  await switchOff();
  await at('2026-12-03T16:00:00-03:00');
  expect(await kindsSent()).toEqual([]);
  await gateway.app.store.db
    .update(guests)
    .set({ receiveEmail: true, emailVerified: false })
    .where(eq(guests.id, guest.id));
  await at('2026-12-03T16:05:00-03:00');
  expect(await kindsSent()).toEqual([]);
});

describe('the address to unsubscribe in a reminder', () => {
  const pathOf = (url: string) => url.slice(gateway.app.publicUrl.length);
  const receives = async () => {
    const [row] = await gateway.app.store.db.select().from(guests).where(eq(guests.id, guest.id));
    return row?.receiveEmail;
  };

  test('is in the e-mail, asks when it is opened, and ends reminders by one post without a sign-in (PRD-08)', async () => {
    await at('2026-12-03T09:01:00-03:00');
    const [reminder] = await sent();
    const url = reminder?.unsubscribe ?? '';
    expect(url).toBe(unsubscribeLink(gateway.app, guest.id));
    expect(reminder?.text).toContain(url);
    const opened = await gateway.raw('GET', pathOf(url), { headers: { 'accept-language': 'pt' } });
    expect(opened.text).toContain('Não receber mais');
    expect(await receives()).toBe(true);
    const posted = await gateway.raw('POST', pathOf(url), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(posted.status).toBe(200);
    expect(await receives()).toBe(false);
    expect((await gateway.raw('POST', pathOf(url))).status).toBe(200);
  });

  test('of another guest or made up changes nothing (PRD-08)', async () => {
    const other = await newGuest(gateway);
    const signature = unsubscribeLink(gateway.app, other.id).split('.').at(-1);
    for (const token of [`${guest.id}.${signature}`, guest.id, `${guest.id}.`, 'x', '%00'])
      expect((await gateway.raw('POST', `/api/unsubscribe/${token}`)).status).toBeGreaterThanOrEqual(400);
    expect(await receives()).toBe(true);
  });
});
