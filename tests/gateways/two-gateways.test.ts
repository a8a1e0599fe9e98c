import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings, accommodations as rooms } from '#gateway/store/schema/bookings.ts';
import { lockCommands, sandboxLocks } from '#gateway/store/schema/check-ins.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { spaces } from '#gateway/store/schema/living.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { auditBooks } from '#tests/faults/audit-database.ts';
import { bookUntilResponse, type Outcome } from '#tests/faults/retrying-client.ts';
import { insertResidence } from '#tests/gateway/scenario.ts';
import { kioskHeaders } from '#tests/gateway/session-client.ts';
import { codeOf, HOTEL, ZONE } from '#tests/gateway/small-hotel.ts';
import { space } from '#tests/gateway/spaces-hotel.ts';
import { REGISTRATION, TRIP } from '#tests/personal-data.ts';
import { stayToday } from './stay-today.ts';
import {
  clockShift,
  idTokenOf,
  metric,
  moveClock,
  passwordOutcome,
  startTwoGateways,
  type TwoGateways,
} from './two-gateways.ts';

const MINUTE = 60_000;
const ORDERS = 40;
const KILLS = 4;
const PARALLEL = 6;

let app: TwoGateways;
beforeAll(async () => {
  app = await startTwoGateways({ bookings: ORDERS + 1, rush: 12 });
});
afterAll(() => app?.close());

/** Message-ID of a received e-mail: the same for each attempt to send it. */
const messageId = (data: string) => /^Message-ID: (\S+)/im.exec(data)?.[1] ?? '';

async function expectEveryEmailOnce(): Promise<void> {
  const stored = await app.store.db.$count(emails);
  const received = () => app.smtp.received.map(({ data }) => messageId(data));
  await expect.poll(() => new Set(received()).size, { timeout: 60_000 }).toBe(stored);
  expect(new Set(received())).not.toContain('');
}

async function expectRealTime(url: string): Promise<void> {
  await expect.poll(async () => Math.abs(await clockShift(url)), { timeout: 20_000 }).toBeLessThan(10_000);
}

async function queueEmail(recipient: string): Promise<void> {
  const [subject, text, html] = [recipient, recipient, recipient];
  const email = { recipient, subject, text, html, kind: 'WELCOME', language: 'en', tries: 0 } as const;
  await app.store.db.insert(emails).values({ ...email, createdAt: new Date() });
}

describe('one of two gateways is killed again and again', () => {
  const outcomes: Outcome[] = [];

  test('no booking is lost, made twice or charged twice, and no room is sold twice (OPS-03)', async () => {
    const deadline = Date.now() + 2 * MINUTE;
    const waiting = app.prepared.orders.slice(0, ORDERS);
    let isOver = false;
    const guest = async () => {
      for (let order = waiting.shift(); order; order = waiting.shift())
        outcomes.push(await bookUntilResponse(app.balancer.url, order, deadline));
    };
    const everyGuest = Promise.all(Array.from({ length: PARALLEL }, guest)).finally(() => {
      isOver = true;
    });
    const killer = async () => {
      let kills = 0;
      for (; kills < KILLS && !isOver; kills += 1) {
        await sleep(200 + Math.random() * 600);
        const victim = kills % 2 === 0 ? app.one : app.other;
        await victim.kill();
        await victim.start();
      }
      return kills;
    };
    const [, kills] = await Promise.all([everyGuest, killer()]);
    expect(kills).toBeGreaterThan(0);
    await expect
      .poll(() => app.store.db.$count(payments, eq(payments.status, 'OPEN')), { timeout: 60_000 })
      .toBe(0);
    expect(await auditBooks(app.store.db, outcomes)).toEqual([]);
  });

  test('of many guests at both gateways exactly three get the last three rooms (OPS-03)', async () => {
    const deadline = Date.now() + MINUTE;
    const rush = await Promise.all(
      app.prepared.rush.map(order => bookUntilResponse(app.balancer.url, order, deadline)),
    );
    expect(rush.filter(outcome => 'booking' in outcome)).toHaveLength(3);
    expect(await auditBooks(app.store.db, [...outcomes, ...rush])).toEqual([]);
  });

  test('every confirmation reaches the mail server, none as two e-mails (OPS-03)', async () => {
    // What a killed gateway was about to send is due again after its first wait.
    await moveClock(app.one.url, 2 * MINUTE);
    await expectEveryEmailOnce();
    await moveClock(app.one.url, -2 * MINUTE);
    await expectRealTime(app.other.url);
  });
});

describe('both gateways are there', () => {
  test('one order sent to both at once under one key is one booking, with the same response (OPS-03)', async () => {
    const prepared = app.prepared.orders.at(-1);
    if (!prepared) throw new Error('no order is left');
    const headers = { 'x-idempotency-key': `new_booking_${crypto.randomUUID()}` };
    const client = app.client(prepared.token);
    const before = [...app.balancer.counts];
    const send = async () => {
      for (;;) {
        const outcome = await codeOf(client.bookings.create({ headers, body: prepared.order }));
        if (outcome !== 'ATTEMPT_IN_PROGRESS') return outcome;
        await sleep(200);
      }
    };
    const responses = await Promise.all([send(), send(), send(), send()]);
    expect(responses).toEqual(responses.map(() => responses[0]));
    expect(app.balancer.counts.every((count, index) => count > (before[index] ?? 0))).toBe(true);
  });

  test('a phone signs a kiosk in, whichever gateway each of them meets (OPS-03, BEY-01)', async () => {
    const [guest] = app.prepared.rush;
    if (!guest) throw new Error('no guest is left');
    await app.store.db.update(guests).set({ emailVerified: true }).where(eq(guests.id, guest.guestId));
    const kiosk = app.client(undefined, kioskHeaders);
    const phone = app.client(guest.token);
    // Two rounds, the second one gateway further on.
    for (let round = 0; round < 2; round += 1) {
      const link = await kiosk.signIn.createLink();
      const ask = () => kiosk.signIn.linkStatus({ headers: { 'x-link-secret': link.deviceSecret } });
      expect(await ask()).toMatchObject({ status: 'PENDING', opened: false });
      await phone.signIn.link({ code: link.code });
      expect(await ask()).toMatchObject({ status: 'PENDING', opened: true });
      await phone.signIn.approveLink({ code: link.code, check: link.check });
      const response = await ask();
      if (response.status !== 'APPROVED') throw new Error(`the link is ${response.status}`);
      const tries = await Promise.all(
        [app.one, app.other, app.one, app.other].map(({ url }) => idTokenOf(url, response.guestToken)),
      );
      expect(tries.filter(token => token !== null)).toHaveLength(1);
      expect(await ask()).toEqual({ status: 'EXPIRED' });
      if (round === 0) await fetch(`${app.balancer.url}/healthz`);
    }
  });

  test('an e-mail that one is sending is left alone by the other, and sent by it when the first is killed (OPS-03)', async () => {
    const { smtp, one, other } = app;
    const receivedBy = (recipient: string) => smtp.received.filter(({ to }) => to.includes(recipient)).length;
    // The server delays whatever comes next: nothing of the tests before may still be pending.
    await expectEveryEmailOnce();
    await one.kill();
    const hold = smtp.holdNext();
    await queueEmail('held@pernoite.test');
    await hold.arrived;
    await one.start();
    // Its next try is due by now, but it is being sent. The other gateway reads the queue and sends what comes after.
    await moveClock(one.url, 2 * MINUTE);
    await queueEmail('after@pernoite.test');
    await expect.poll(() => receivedBy('after@pernoite.test'), { timeout: 60_000 }).toBe(1);
    expect(receivedBy('held@pernoite.test')).toBe(0);
    await other.kill();
    hold.release();
    await expect.poll(() => receivedBy('held@pernoite.test'), { timeout: 90_000 }).toBe(1);
    await other.start();
    await queueEmail('last@pernoite.test');
    await expect.poll(() => receivedBy('last@pernoite.test'), { timeout: 60_000 }).toBe(1);
    expect(receivedBy('held@pernoite.test')).toBe(1);
    await moveClock(other.url, -2 * MINUTE);
    await expectRealTime(one.url);
  });

  test('a clock moved at one is moved at the other, within moments (OPS-03, PD-18)', async () => {
    const day = 24 * 60 * MINUTE;
    await moveClock(app.one.url, day);
    await expect
      .poll(async () => Math.abs((await clockShift(app.other.url)) - day), { timeout: 20_000 })
      .toBeLessThan(10_000);
    const page = await (await fetch(`${app.other.url}/console/clock`)).text();
    expect(page).toContain('Back to real time');
    await moveClock(app.other.url, -day);
    await expectRealTime(app.one.url);
  });

  test('payments left open are settled once each, while both gateways search for them (OPS-03, PD-18)', async () => {
    const { db } = app.store;
    const paid = await db
      .select({ id: payments.id, bookingId: payments.bookingId })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(eq(bookings.status, 'CONFIRMED'));
    expect(paid.length).toBeGreaterThan(5);
    const paymentIds = paid.map(({ id }) => id);
    const bookingIds = paid.map(({ bookingId }) => bookingId);
    // As if their gateway had been killed after the charge.
    await db.transaction(async tx => {
      await tx.delete(emails).where(inArray(emails.bookingId, bookingIds));
      const open = { status: 'PROCESSING', chargedCents: 0 } as const;
      await tx.update(bookings).set(open).where(inArray(bookings.id, bookingIds));
      await tx
        .update(payments)
        .set({ status: 'OPEN', settledAt: null })
        .where(inArray(payments.id, paymentIds));
    });
    await expect.poll(() => db.$count(payments, eq(payments.status, 'OPEN')), { timeout: 60_000 }).toBe(0);
    const confirmed = and(inArray(bookings.id, bookingIds), eq(bookings.status, 'CONFIRMED'));
    expect(await db.$count(bookings, confirmed)).toBe(bookingIds.length);
    expect(await db.$count(emails, inArray(emails.bookingId, bookingIds))).toBe(bookingIds.length);
    const charges = inArray(sandboxCharges.paymentId, paymentIds);
    expect(await db.$count(sandboxCharges, charges)).toBe(paymentIds.length);
  });

  test('one check-in sent to both at once gives one code, and its lock gets it once (OPS-03, PD-46, API-22)', async () => {
    const { db } = app.store;
    const [guest] = app.prepared.rush;
    if (!guest) throw new Error('no guest is left');
    const stay = await stayToday(db, guest.guestId);
    const client = app.client(guest.token);
    await client.checkIn.saveTrip({ bookingId: stay.bookingId, ...TRIP, registration: REGISTRATION });
    const accommodations = [{ accommodationId: stay.accommodationId, guests: stay.guests }];
    const confirm = () => client.checkIn.confirm({ bookingId: stay.bookingId, accommodations });
    const all = await Promise.all(Array.from({ length: 8 }, confirm));
    expect(new Set(all.map(({ accommodations: rooms }) => rooms[0]?.checkedInAt)).size).toBe(1);
    const commands = () =>
      db.select().from(lockCommands).where(eq(lockCommands.accommodationId, stay.accommodationId));
    await expect
      .poll(async () => (await commands()).every(({ doneAt }) => doneAt), { timeout: 30_000 })
      .toBe(true);
    expect((await commands()).map(({ action, attempts }) => [action, attempts])).toEqual([['SET', 1]]);
    const [lock] = await db.select().from(sandboxLocks).where(eq(sandboxLocks.roomId, stay.roomId));
    const [room] = await db.select().from(rooms).where(eq(rooms.id, stay.accommodationId));
    expect(room?.doorCode).toMatch(/^\d{6}$/);
    expect(lock?.code).toBe(room?.doorCode);
  });

  test('the last place of a shared space goes to one of twelve guests (OPS-03, APS-19)', async () => {
    const { db } = app.store;
    const now = new Date();
    const [checkin, day, checkout] = [-1, 1, 2].map(days => addDays(dateAt(now, ZONE), days));
    const stay = { checkin: checkin ?? '', checkout: checkout ?? '', now };
    const name = { en: 'Meeting room', pt: 'Sala de reunião' };
    await db.insert(spaces).values({ ...space, id: 'meeting', name });
    for (const { guestId } of app.prepared.rush) await insertResidence(db, guestId, stay);
    const hours = { checkInHour: '10:00', checkOutHour: '12:00' };
    const order = { buildingId: HOTEL, spaceId: 'meeting', checkInDate: day ?? '', ...hours };
    const outcomes = await Promise.all(
      app.prepared.rush.map(({ token }) => codeOf(app.client(token).spaces.reserve(order))),
    );
    expect(outcomes.filter(outcome => typeof outcome === 'object')).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === 'SPACE_HOUR_TAKEN')).toHaveLength(outcomes.length - 1);
  });

  test('eight wrong passwords get through, not eight at each (OPS-03, SEC-10)', async () => {
    const outcomes: string[] = [];
    for (let attempt = 0; attempt < 18; attempt += 1)
      outcomes.push(await passwordOutcome(app.balancer.url, 'nobody@pernoite.test', 'Wrong#1'));
    expect(outcomes.filter(outcome => outcome === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(8);
    expect(outcomes.at(-1)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('while the table of limits is slow, guests go on and a metric shows it (OPS-03)', async () => {
    const counter = 'pernoite_rate_limits_in_memory_total';
    const before = await metric(app.metricsUrl, counter);
    await app.store.db.transaction(async tx => {
      await tx.execute(sql`lock table rate_limits in access exclusive mode`);
      const outcome = await passwordOutcome(app.one.url, 'somebody@pernoite.test', 'Wrong#1');
      expect(outcome).toBe('INVALID_LOGIN_CREDENTIALS');
    });
    expect(await metric(app.metricsUrl, counter)).toBeGreaterThan(before);
  });
});
