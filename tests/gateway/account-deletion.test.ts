import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookings } from '#gateway/store/schema/bookings.ts';
import { closedAccounts } from '#gateway/store/schema/closed-accounts.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { sessionResponse } from '#shared/auth/auth-protocol.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { columnsContaining, seedMarkedGuest } from './marked-guest.ts';
import { BIRTH, MARK, PHONE } from './marked-text.ts';
import { newGuest as formOfGuest } from './new-guest.ts';
import { queryRows } from './query-rows.ts';
import { INPUT_RUNS } from './runs.ts';
import { authCall, refresh } from './session-client.ts';
import {
  book,
  cardPayment,
  cardToken,
  codeOf,
  freshDay,
  newGuest,
  orderFor,
  session,
} from './small-hotel.ts';

const hotel = openFreshHotel();

const exists = async (id: string) => (await hotel.db.$count(guests, eq(guests.id, id))) === 1;
const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };

const accounts = () =>
  queryRows(
    hotel.db,
    sql`select (select count(*)::int from bookings) as bookings,
               (select sum(value_cents + tax_cents + credits_cents + charged_cents)::int from bookings) as sold,
               (select count(*)::int from accommodations) as rooms,
               (select sum(amount_cents)::int from payments) as paid,
               (select sum(amount_cents)::int from credit_entries) as given,
               (select sum(remaining_cents)::int from credit_entries) as left_over,
               (select sum(amount_cents)::int from sandbox_charges) as charged`,
  );

const seededColumns = {
  accommodation_guests: 'email name social_name',
  booking_attempts: 'key',
  booking_finds: 'guest_id',
  bookings: 'guest_id holder_last_name',
  cards: 'description method_reference',
  check_ins: 'draft registration',
  credit_entries: 'reason',
  desk_payments: 'note',
  door_code_showings: 'guest_id',
  email_changes: 'code_hash email',
  emails: 'html recipient subject text',
  guarantees: 'method_reference',
  guest_addresses: 'street',
  guest_preferences: 'answers',
  guest_registrations: 'data',
  guests: 'date_of_birth email first_name identity_uid last_name password_hash phone social_name',
  identity_validations: 'reasons reference',
  mailed_addresses: 'email',
  one_time_codes: 'code_hash',
  payments: 'card_description method_reference',
  reception_messages: 'reply text',
  refresh_tokens: 'token_hash',
  reservation_challenges: 'device_id',
  session_tokens: 'token_hash',
  sessions: 'browser',
  sandbox_cards: 'method_reference',
  sandbox_charges: 'method_reference',
  sandbox_onboardings: 'link_hash',
  sandbox_registrations: 'body',
  sign_in_links: 'choices',
  typed_email_codes: 'code_hash',
};

describe('what is left of a deleted account', () => {
  test('no column of any table contains anything of the guest, and accounting is as it was (API-41)', async () => {
    const guest = await seedMarkedGuest(hotel.gateway);
    const texts = [MARK, PHONE, BIRTH, guest.id];
    const before = await columnsContaining(hotel.gateway, texts);
    // The search finds what was seeded: in every table that has texts about a guest.
    const seeded = Object.entries(seededColumns).flatMap(([table, columns]) =>
      columns.split(' ').map(column => `${table}.${column}`),
    );
    expect(before).toEqual(expect.arrayContaining(seeded));
    const figures = await accounts();
    await guest.client.guestUser.deleteAccount({
      reason: 3,
      details: `Too far from the sea, says ${MARK}-firstname; write to ${guest.email} or call ${PHONE}.`,
    });
    expect(await columnsContaining(hotel.gateway, texts)).toEqual([]);
    expect(await accounts()).toEqual(figures);
    const [stored] = await hotel.db.select().from(bookings).where(eq(bookings.id, guest.booking));
    expect(stored).toMatchObject({ guestId: null, status: 'CONCLUDED', chargedCents: 351_90 });
  });

  test('the reason is stored with the day, and its details without names (SET-04)', async () => {
    const { db } = hotel;
    await db.delete(closedAccounts);
    const [one, two] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    await one.client.guestUser.deleteAccount({ reason: 3, details: ' Ada Prado found it\ntoo quiet ' });
    await two.client.guestUser.deleteAccount({ reason: 1, details: '   ' });
    const rows = await db.select().from(closedAccounts).orderBy(closedAccounts.id);
    expect(rows).toMatchObject([
      { closedOn: '2026-12-01', reason: 3, details: '… … found it\ntoo quiet' },
      { closedOn: '2026-12-01', reason: 1, details: null },
    ]);
  });

  test('other guests keep all that is theirs (API-41)', async () => {
    const [leaving, staying] = [await seedMarkedGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const token = await cardToken(hotel.gateway);
    const card = { token, description: 'Mine', set_as_default: true };
    const { id: cardId } = await staying.client.payment.createCard(card);
    const payment = { id: 'pay_1', numberOfInstallments: 1, saveCard: false, cardId };
    await book(staying.client, await orderFor(staying.client, stay, [{ typeId: 'queen' }], { payment }));
    const theirs = async () => ({
      places: await columnsContaining(hotel.gateway, [staying.id, staying.email]),
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
      hotel.db,
      sql`select conrelid::regclass::text as "table", confdeltype::text as rule
          from pg_constraint where contype = 'f' and confrelid = 'guests'::regclass`,
    );
    const byRule = (rule: string) => rules.filter(row => row['rule'] === rule).map(row => row['table']);
    // Set null: accounting and places in others' rooms stay, without their guest; a place also names who invited.
    // Everything else goes with the guest, in spite of foreign keys.
    expect(byRule('n').toSorted().join(' ')).toBe(
      'accommodation_guests accommodation_guests bookings credit_entries door_code_showings guarantees hour_purchases',
    );
    expect(byRule('c').length).toBe(rules.length - byRule('n').length);
  });
});

describe('after a deletion', () => {
  async function signedUp() {
    const account = formOfGuest();
    const { guestToken } = await hotel.gateway.client().guestUser.create(account);
    return { account, guestToken };
  }
  const signIn = ({ email, password }: { email: string; password: string }) =>
    authCall(hotel.gateway, 'signInWithPassword', { email, password, returnSecureToken: true });

  test('no sign-in, no token and no link of the account works any more (API-41)', async () => {
    const { account, guestToken } = await signedUp();
    const { idToken, refreshToken } = sessionResponse.parse((await signIn(account)).body);
    const client = hotel.gateway.client({ token: idToken });
    const [found] = await hotel.db.select().from(guests).where(eq(guests.email, account.email));
    const oobCode = await hotel.gateway.app.auth.issueEmailCode(found?.id ?? '', 'PASSWORD_RESET');
    await client.guestUser.deleteAccount({ reason: 1 });

    expect((await signIn(account)).body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
    for (const call of [
      () => client.account.overview(),
      () => client.account.export(),
      () => client.payment.cards(),
      () => client.guestUser.deleteAccount({ reason: 1 }),
    ])
      expect(await codeOf(call())).toBe('UNAUTHORIZED');
    expect((await refresh(hotel.gateway, refreshToken)).status).toBe(400);
    for (const [verb, body] of [
      ['lookup', { idToken }],
      ['signInWithCustomToken', { token: guestToken }],
      ['resetPassword', { oobCode }],
    ] as const)
      expect((await authCall(hotel.gateway, verb, body)).status, verb).toBe(400);
  });

  test('the e-mail is free for a new account, which begins with nothing (API-41, API-35)', async () => {
    const { account, guestToken } = await signedUp();
    const signedIn = await authCall(hotel.gateway, 'signInWithCustomToken', { token: guestToken });
    const client = hotel.gateway.client({ token: sessionResponse.parse(signedIn.body).idToken });
    const token = await cardToken(hotel.gateway);
    await client.payment.createCard({ token, description: 'Mine', set_as_default: true });
    await client.guestUser.deleteAccount({ reason: 2 });
    await hotel.gateway.client().guestUser.create(account);
    const again = await hotel.gateway.signedIn(account.email, account.password);
    expect(await again.client.payment.cards()).toEqual([]);
    expect(await again.client.bookings.previous({})).toEqual([]);
  });
});

describe('a deletion is rejected', () => {
  const active = 'USER_HAS_ACTIVE_BOOKINGS';
  const sent = ({ token }: { token: string }, body: unknown) =>
    hotel.gateway.raw('DELETE', '/api/guestUser', {
      headers: { 'x-guest-access-token': `Bearer ${token}` },
      body,
    });

  test.each(['CONFIRMED', 'PENDING', 'PROCESSING', 'IN_PROGRESS'] as const)(
    'while a booking is %s, and nothing is lost (ERR-08, API-41)',
    async status => {
      const guest = await seedMarkedGuest(hotel.gateway);
      const [startsAt, endsAt] = [
        new Date('2026-12-01T10:00:00-03:00'),
        new Date('2026-12-02T12:00:00-03:00'),
      ];
      const dates = { checkinDate: '2026-12-01', checkoutDate: '2026-12-02', startsAt, endsAt };
      const change = (to: Partial<typeof bookings.$inferInsert>) =>
        hotel.db.update(bookings).set(to).where(eq(bookings.id, guest.booking));
      await change({ status, ...dates });
      const before = await columnsContaining(hotel.gateway, [MARK, guest.id]);
      const deletion = guest.client.guestUser.deleteAccount({ reason: 1 });
      await expect(deletion).rejects.toMatchObject({ code: active, status: 409 });
      expect(await columnsContaining(hotel.gateway, [MARK, guest.id])).toEqual(before);
      await change({ status: 'CANCELED' });
      await guest.client.guestUser.deleteAccount({ reason: 1 });
    },
  );

  test('while a charge is pending (ERR-08)', async () => {
    const guest = await seedMarkedGuest(hotel.gateway);
    const change = (status: 'OPEN' | 'DECLINED') =>
      hotel.db.update(payments).set({ status }).where(eq(payments.bookingId, guest.booking));
    await change('OPEN');
    expect(await codeOf(guest.client.guestUser.deleteAccount({ reason: 1 }))).toBe(active);
    await change('DECLINED');
    await guest.client.guestUser.deleteAccount({ reason: 1 });
  });

  test('without a reason of the three, or with details that cannot be stored (SET-04)', async () => {
    const guest = await newGuest(hotel.gateway);
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
    for (const body of bodies) expect((await sent(guest, body)).status, JSON.stringify(body)).toBe(400);
    expect(await exists(guest.id)).toBe(true);
  });

  test('whatever the details are, the account is deleted or nothing has changed (SET-04)', async () => {
    const details = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom("'; drop table guests; --", '<script>', '\u202Eevil', '😀'.repeat(200), '\ud800'),
    );
    await fc.assert(
      fc.asyncProperty(details, async text => {
        const guest = await newGuest(hotel.gateway);
        const { status } = await sent(guest, { reason: 3, details: text });
        expect([200, 400]).toContain(status);
        expect(await exists(guest.id)).toBe(status === 400);
      }),
      { numRuns: INPUT_RUNS },
    );
  });

  test('whole, when any part of it fails: all of the account is as before (API-41)', async () => {
    const guest = await seedMarkedGuest(hotel.gateway);
    const { db } = hotel;
    await db.execute(sql`create table obstacle (owner uuid references guests (id))`);
    try {
      await db.execute(sql`insert into obstacle values (${guest.id})`);
      const before = await columnsContaining(hotel.gateway, [MARK, guest.id]);
      expect(await codeOf(guest.client.guestUser.deleteAccount({ reason: 1 }))).toBe('INTERNAL_SERVER_ERROR');
      expect(await columnsContaining(hotel.gateway, [MARK, guest.id])).toEqual(before);
    } finally {
      await db.execute(sql`drop table obstacle`);
    }
    await guest.client.guestUser.deleteAccount({ reason: 1 });
  });
});

test('a booking made at the same moment exists with its account, or neither does (API-41, ERR-08)', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    await freshDay(hotel.gateway);
    const guest = await newGuest(hotel.gateway);
    const payment = cardPayment(await cardToken(hotel.gateway));
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
      const { client } = await session(hotel.gateway, guest.id);
      expect(await client.bookings.active({})).toMatchObject([{ status: 'CONFIRMED' }]);
      outcomes.add('booked');
    } else {
      expect(left).toEqual({});
      expect(bought).toBe('UNAUTHORIZED');
      outcomes.add('left');
    }
    const orphans = await queryRows(
      hotel.db,
      sql`select 1 as hit from bookings where guest_id is null and channel = 'DIRECT' and status in ('CONFIRMED', 'PENDING', 'PROCESSING')`,
    );
    expect(orphans).toEqual([]);
  }
  expect([...outcomes].toSorted()).toEqual(['booked', 'left']);
}, 120_000);
