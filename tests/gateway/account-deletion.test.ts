import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { closedAccounts } from '#gateway/store/schema/closed-accounts.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { DEMO_PASSWORD, type TestGateway } from './harness.ts';
import { placesOf, seedMarkedGuest } from './marked-guest.ts';
import { BIRTH, MARK, PHONE } from './marked-text.ts';
import { queryRows } from './query-rows.ts';
import {
  book,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  newGuest,
  orderFor,
  session,
  startSmallHotel,
} from './small-hotel.ts';

const TOOLKIT = '/identity/identitytoolkit.googleapis.com/v1/accounts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSmallHotel();
});
afterAll(() => gateway.close());
beforeEach(() => freshDay(gateway));

const exists = async (id: string) => (await gateway.app.store.db.$count(guests, eq(guests.id, id))) === 1;
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };

/** The figures that accounting needs, whoever they belong to. */
const accounts = () =>
  queryRows(
    gateway.app.store.db,
    sql`select (select count(*)::int from bookings) as bookings,
               (select sum(value_cents + tax_cents + credits_cents + charged_cents)::int from bookings) as sold,
               (select count(*)::int from accommodations) as rooms,
               (select sum(amount_cents)::int from payments) as paid,
               (select sum(amount_cents)::int from credit_entries) as given,
               (select sum(remaining_cents)::int from credit_entries) as left_over,
               (select sum(amount_cents)::int from sandbox_charges) as charged`,
  );

describe('what is left of a deleted account', () => {
  test('no column of any table contains anything of the guest, and accounting is as it was (API-41)', async () => {
    const guest = await seedMarkedGuest(gateway);
    const words = [MARK, PHONE, BIRTH, guest.id];
    const before = await placesOf(gateway, words);
    // The search finds what was seeded: in every table that has texts about a guest.
    expect(before).toEqual(
      expect.arrayContaining([
        'accommodation_guests.email',
        'accommodation_guests.name',
        'accommodation_guests.social_name',
        'booking_attempts.key',
        'booking_finds.guest_id',
        'bookings.guest_id',
        'bookings.holder_last_name',
        'cards.description',
        'cards.method_reference',
        'check_ins.draft',
        'check_ins.registration',
        'credit_entries.reason',
        'door_code_showings.guest_id',
        'emails.html',
        'emails.recipient',
        'emails.subject',
        'emails.text',
        'guarantees.method_reference',
        'guest_addresses.street',
        'guest_preferences.answers',
        'guest_registrations.data',
        'guests.date_of_birth',
        'guests.email',
        'guests.first_name',
        'guests.identity_uid',
        'guests.last_name',
        'guests.password_hash',
        'guests.phone',
        'guests.social_name',
        'identity_validations.reasons',
        'identity_validations.reference',
        'one_time_codes.code_hash',
        'payments.card_description',
        'payments.method_reference',
        'refresh_tokens.token_hash',
        'reservation_challenges.device_id',
        'session_tokens.token_hash',
        'sessions.browser',
        'sandbox_cards.method_reference',
        'sandbox_charges.method_reference',
        'sandbox_onboardings.link_hash',
        'sandbox_registrations.body',
        'sign_in_links.choices',
      ]),
    );
    const figures = await accounts();
    await guest.client.guestUser.deleteAccount({
      reason: 3,
      details: `Too far from the sea, says ${MARK}-firstname; write to ${guest.email} or call ${PHONE}.`,
    });
    expect(await placesOf(gateway, words)).toEqual([]);
    expect(await accounts()).toEqual(figures);
    const [stored] = await gateway.app.store.db.select().from(bookings).where(eq(bookings.id, guest.booking));
    expect(stored).toMatchObject({ guestId: null, status: 'CONCLUDED', chargedCents: 351_90 });
  });

  test('the reason is stored with the day, and its details without names (SET-04)', async () => {
    const { db } = gateway.app.store;
    await db.delete(closedAccounts);
    const [one, two] = [await newGuest(gateway), await newGuest(gateway)];
    await one.client.guestUser.deleteAccount({ reason: 3, details: ' Ada Prado found it\ntoo quiet ' });
    await two.client.guestUser.deleteAccount({ reason: 1, details: '   ' });
    const rows = await db.select().from(closedAccounts).orderBy(closedAccounts.id);
    expect(rows).toMatchObject([
      { closedOn: '2026-12-01', reason: 3, details: '… … found it\ntoo quiet' },
      { closedOn: '2026-12-01', reason: 1, details: null },
    ]);
  });

  test('other guests keep all that is theirs (API-41)', async () => {
    const [leaving, staying] = [await seedMarkedGuest(gateway), await newGuest(gateway)];
    const card = await staying.client.payment.createCard({
      token: await cardToken(gateway),
      description: 'Mine',
      set_as_default: true,
    });
    const payment = { id: 'pay_1', numberOfInstallments: 1, saveCard: false, cardId: card.id };
    await book(staying.client, await orderFor(staying.client, stay, [{ typeId: 'queen' }], { payment }));
    const theirs = async () => ({
      places: await placesOf(gateway, [staying.id, staying.email]),
      cards: await staying.client.payment.cards(),
      bookings: await staying.client.bookings.active({}),
    });
    const before = await theirs();
    expect(before.places).toContain('emails.recipient');
    await leaving.client.guestUser.deleteAccount({ reason: 2 });
    expect(await theirs()).toEqual(before);
  });

  test('every table that refers to a guest defines what happens to its rows (API-41)', async () => {
    const rules = await queryRows(
      gateway.app.store.db,
      sql`select conrelid::regclass::text as "table", confdeltype::text as rule
          from pg_constraint where contype = 'f' and confrelid = 'guests'::regclass`,
    );
    const byRule = (rule: string) => rules.filter(row => row['rule'] === rule).map(row => row['table']);
    // Set null: accounting and places in others' rooms stay, without their guest; a place also names who invited.
    // Everything else goes with the guest, in spite of foreign keys.
    const nameless = [
      'accommodation_guests',
      'accommodation_guests',
      'bookings',
      'credit_entries',
      'door_code_showings',
      'guarantees',
      'hour_purchases',
    ];
    expect(byRule('n').toSorted()).toEqual(nameless);
    expect(byRule('c').length).toBe(rules.length - nameless.length);
  });
});

describe('after a deletion', () => {
  async function signedUp() {
    const email = `leaver-${Math.random().toString(36).slice(2)}@pernoite.test`;
    const account = {
      email,
      firstName: 'Rui',
      lastName: 'Campos',
      dateOfBirth: '1990-05-04',
      phoneCode: '55',
      phone: '11987654321',
      country: 'BR',
      password: DEMO_PASSWORD,
      consent: true,
      subscribe: false,
      preferredLanguage: 'ENGLISH',
    } as const;
    const { guestToken } = await gateway.client().guestUser.create(account);
    return { account, email, guestToken };
  }
  const signIn = (email: string) =>
    gateway.raw('POST', `${TOOLKIT}:signInWithPassword?key=test`, {
      body: { email, password: DEMO_PASSWORD, returnSecureToken: true },
    });

  test('no sign-in, no token and no link of the account works any more (API-41)', async () => {
    const { email, guestToken } = await signedUp();
    const { idToken, refreshToken } = z
      .object({ idToken: z.string(), refreshToken: z.string() })
      .parse((await signIn(email)).body);
    const { client } = { client: gateway.client({ token: idToken }) };
    const [found] = await gateway.app.store.db.select().from(guests).where(eq(guests.email, email));
    const reset = await gateway.app.auth.issueEmailCode(found?.id ?? '', 'PASSWORD_RESET');
    await client.guestUser.deleteAccount({ reason: 1 });

    expect((await signIn(email)).body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
    for (const call of [
      () => client.account.overview(),
      () => client.account.export(),
      () => client.payment.cards(),
      () => client.guestUser.deleteAccount({ reason: 1 }),
    ])
      expect(await codeOf(call())).toBe('UNAUTHORIZED');
    const lookup = await gateway.raw('POST', `${TOOLKIT}:lookup?key=test`, { body: { idToken } });
    expect(lookup.status).toBe(400);
    const renewal = await gateway.raw('POST', '/identity/securetoken.googleapis.com/v1/token?key=test', {
      body: { grant_type: 'refresh_token', refresh_token: refreshToken },
    });
    expect(renewal.status).toBe(400);
    const custom = await gateway.raw('POST', `${TOOLKIT}:signInWithCustomToken?key=test`, {
      body: { token: guestToken },
    });
    expect(custom.status).toBe(400);
    const link = await gateway.raw('POST', `${TOOLKIT}:resetPassword?key=test`, { body: { oobCode: reset } });
    expect(link.status).toBe(400);
  });

  test('the e-mail is free for a new account, which begins with nothing (API-41, API-35)', async () => {
    const { account, guestToken } = await signedUp();
    const response = await gateway.raw('POST', `${TOOLKIT}:signInWithCustomToken?key=test`, {
      body: { token: guestToken, returnSecureToken: true },
    });
    const { idToken } = z.object({ idToken: z.string() }).parse(response.body);
    const client = gateway.client({ token: idToken });
    await client.payment.createCard({
      token: await cardToken(gateway),
      description: 'Mine',
      set_as_default: true,
    });
    await client.guestUser.deleteAccount({ reason: 2 });
    await gateway.client().guestUser.create(account);
    const again = await gateway.signedIn(account.email);
    expect(await again.client.payment.cards()).toEqual([]);
    expect(await again.client.bookings.previous({})).toEqual([]);
  });
});

describe('a deletion is rejected', () => {
  test.each(['CONFIRMED', 'PENDING', 'PROCESSING', 'IN_PROGRESS'] as const)(
    'while a booking is %s, and nothing is lost (ERR-08, API-41)',
    async status => {
      const guest = await seedMarkedGuest(gateway);
      await gateway.app.store.db
        .update(bookings)
        .set({
          status,
          checkinDate: '2026-12-01',
          checkoutDate: '2026-12-02',
          startsAt: new Date('2026-12-01T10:00:00-03:00'),
          endsAt: new Date('2026-12-02T12:00:00-03:00'),
        })
        .where(eq(bookings.id, guest.booking));
      const before = await placesOf(gateway, [MARK, guest.id]);
      await expect(guest.client.guestUser.deleteAccount({ reason: 1 })).rejects.toMatchObject({
        code: 'USER_HAS_ACTIVE_BOOKINGS',
        status: 409,
      });
      expect(await placesOf(gateway, [MARK, guest.id])).toEqual(before);
      await gateway.app.store.db
        .update(bookings)
        .set({ status: 'CANCELED' })
        .where(eq(bookings.id, guest.booking));
      await guest.client.guestUser.deleteAccount({ reason: 1 });
    },
  );

  test('while a charge is on its way (ERR-08)', async () => {
    const guest = await seedMarkedGuest(gateway);
    const change = (status: 'OPEN' | 'DECLINED') =>
      gateway.app.store.db.update(payments).set({ status }).where(eq(payments.bookingId, guest.booking));
    await change('OPEN');
    expect(await codeOf(guest.client.guestUser.deleteAccount({ reason: 1 }))).toBe(
      'USER_HAS_ACTIVE_BOOKINGS',
    );
    await change('DECLINED');
    await guest.client.guestUser.deleteAccount({ reason: 1 });
  });

  test('without a reason of the three, or with details that cannot be stored (SET-04)', async () => {
    const guest = await newGuest(gateway);
    const bodies: unknown[] = [
      {},
      { reason: 0 },
      { reason: 4 },
      { reason: '1' },
      { reason: null },
      { reason: 3, details: 'a\u0000b' },
      { reason: 3, details: 'x'.repeat(501) },
      { reason: 3, details: { toString: 'x' } },
    ];
    for (const body of bodies) {
      const response = await gateway.raw('DELETE', '/api/guestUser', {
        headers: { 'x-guest-access-token': `Bearer ${guest.token}` },
        body,
      });
      expect(response.status, JSON.stringify(body)).toBe(400);
    }
    expect(await exists(guest.id)).toBe(true);
  });

  test('whatever the details are, the account is deleted or nothing has changed (SET-04)', async () => {
    const details = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom(
        "'; drop table guests; --",
        '<script>alert(1)</script>',
        '\u202Eevil',
        '😀'.repeat(200),
        '\ud800',
      ),
    );
    await fc.assert(
      fc.asyncProperty(details, async text => {
        const guest = await newGuest(gateway);
        const { status } = await gateway.raw('DELETE', '/api/guestUser', {
          headers: { 'x-guest-access-token': `Bearer ${guest.token}` },
          body: { reason: 3, details: text },
        });
        expect([200, 400]).toContain(status);
        expect(await exists(guest.id)).toBe(status === 400);
      }),
      { numRuns: 60 },
    );
  });

  test('whole, when any part of it fails: all of the account is as before (API-41)', async () => {
    const guest = await seedMarkedGuest(gateway);
    const { db } = gateway.app.store;
    await db.execute(sql`create table obstacle (owner uuid references guests (id))`);
    try {
      await db.execute(sql`insert into obstacle values (${guest.id})`);
      const before = await placesOf(gateway, [MARK, guest.id]);
      expect(await codeOf(guest.client.guestUser.deleteAccount({ reason: 1 }))).toBe('INTERNAL_SERVER_ERROR');
      expect(await placesOf(gateway, [MARK, guest.id])).toEqual(before);
    } finally {
      await db.execute(sql`drop table obstacle`);
    }
    await guest.client.guestUser.deleteAccount({ reason: 1 });
  });
});

test('a booking made at the same moment exists with its account, or neither does (API-41, ERR-08)', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    await freshDay(gateway);
    const guest = await newGuest(gateway);
    const payment = cardPayment(await cardToken(gateway));
    const order = await orderFor(guest.client, stay, [{ typeId: 'queen' }], { payment });
    const leave = () => codeOf(guest.client.guestUser.deleteAccount({ reason: 1 }));
    const buy = () => codeOf(book(guest.client, order));
    // Either of the two may be a little ahead.
    const ahead = new Promise(resolve => setTimeout(resolve, (round % 6) * 4));
    const [left, bought] = await Promise.all(
      round % 2 === 0 ? [leave(), ahead.then(buy)] : [ahead.then(leave), buy()],
    );
    if (await exists(guest.id)) {
      expect(left).toBe('USER_HAS_ACTIVE_BOOKINGS');
      expect(bought).toMatchObject({ status: 'CONFIRMED' });
      const { client } = await session(gateway, guest.id);
      expect(await client.bookings.active({})).toMatchObject([{ status: 'CONFIRMED' }]);
      outcomes.add('booked');
    } else {
      expect(left).toEqual({});
      expect(bought).toBe('UNAUTHORIZED');
      outcomes.add('left');
    }
    const orphans = await queryRows(
      gateway.app.store.db,
      sql`select 1 as hit from bookings where guest_id is null and channel = 'DIRECT' and status in ('CONFIRMED', 'PENDING', 'PROCESSING')`,
    );
    expect(orphans).toEqual([]);
  }
  expect([...outcomes].toSorted()).toEqual(['booked', 'left']);
}, 120_000);
