import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bookingAttempts } from '#gateway/store/schema/bookings.ts';
import { guestPreferences } from '#gateway/store/schema/preferences.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { seedMarkedGuest } from './marked-guest.ts';
import { BIRTH, MARK, markedText, PASSPORT, PHONE } from './marked-text.ts';
import { queryRows } from './query-rows.ts';
import { newGuest, sharedHotel } from './small-hotel.ts';
import { untilTestEnds } from './until-test-ends.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedHotel();
});

/**
 * The tables that refer to a guest: how many of their columns the copy gives, and which it leaves out, because they are
 * secrets or only distinguish the gateway's own rows. A new column must be counted or named here.
 */
const tables: Record<string, [given: number, leftOut: string]> = {
  guests: [16, 'identity_uid password_hash personal_info_version tokens_valid_since'],
  guest_addresses: [10, 'guest_id'],
  accommodation_guests: [
    13,
    'accommodation_id booking_id guest_id id invitation_code_hash invited_by version',
  ],
  // The address that a channel gave need not be that of the account (SEC-17).
  bookings: [23, 'guest_id holder_email hotel_id id import_undone_at version'],
  booking_attempts: [4, 'booking_id guest_id key payload_hash'],
  booking_finds: [1, 'booking_id guest_id'],
  cards: [9, 'guest_id id method_reference'],
  chat_conversations: [4, 'guest_id id'],
  check_ins: [7, 'booking_id guest_id submitted_rooms'],
  credit_entries: [8, 'accommodation_id booking_id guest_id hour_purchase_id id'],
  deliveries: [10, 'accommodation_id booking_id guest_id hotel_id id idempotency_key'],
  door_code_showings: [4, 'accommodation_id guest_id id staff_id'],
  guarantees: [3, 'accommodation_id booking_id guest_id method_reference'],
  guest_preferences: [3, 'guest_id'],
  hour_purchases: [11, 'accommodation_id booking_id guest_id id key payload_hash'],
  identity_validations: [6, 'guest_id next_poll_at reference'],
  one_time_codes: [4, 'code_hash guest_id'],
  room_preparations: [2, 'accommodation_id guest_id'],
  sessions: [7, 'guest_id hotel_id id received_rotation rotated_at rotation'],
  sign_in_links: [
    4,
    'check choices code_hash expires_at guest_id hotel_id opened_at outcome secret_hash token_hash',
  ],
  reception_messages: [4, 'booking_id closed_by conversation_id guest_id hotel_id id idempotency_key'],
  space_reservations: [6, 'accommodation_id booking_id guest_id hotel_id id'],
  visitors: [11, 'accommodation_id booking_id code guest_id hotel_id id visit_date'],
};
/**
 * Tables that refer to a guest and contain secrets alone, such as the keyed hashes of familiar networks, or a wish that is
 * good for minutes, or the records
 * of a provider that is another company, or its names for a guest and their cards, or marks of reminders whose e-mails are in
 * the copy; and one that is unused and waits to be dropped.
 */
const ofOthers = `
  email_changes familiar_networks mailed_addresses provider_cards provider_customers refresh_tokens
  reservation_challenges sandbox_onboardings sent_reminders typed_email_codes`;

const text = (value: unknown) => JSON.stringify(value);
const listed = (list: string) => list.trim().split(/\s+/);

test('the copy contains every text that is stored about its guest, and no secret', async () => {
  const guest = await seedMarkedGuest(gateway);
  const copy = await guest.client.account.export();
  const marked = `
    firstname lastname socialname answers preparation card reason verdict street complement city draftname
    visitor nickname parcel tracking shelf handedto desknote said option asked replied roomname roomsocial sharedname
    openfirst openlast approvedfirst approvedlast subject device holder paidwith paidforhours browser system
    minorname birthplace`;
  const facts = [guest.id, guest.email, PHONE, BIRTH, `${MARK.toUpperCase()}_REFUSED`];
  for (const fact of [...facts, ...listed(marked).map(markedText)]) expect(text(copy), fact).toContain(fact);
  const secrets = `
    othername invitation hash reference token case code refresh link secret tokenhash
    challenge sixdigits typedcode changecode key payload letter sessionhash choice channel@address.example`;
  for (const secret of listed(secrets).map(markedText)) expect(text(copy), secret).not.toContain(secret);
  expect(text(copy)).not.toContain(PASSPORT);
  expect(copy).toMatchObject({
    format: 'pernoite-account/1',
    bookings: [
      {
        status: 'CONCLUDED',
        hotel: 'Pernoite Jardins',
        charged: 351.9,
        rooms: [{ type: 'queen room', number: '101', childrenAges: [7] }],
        payments: [{ amount: 351.9, installments: 2, status: 'APPROVED' }],
      },
    ],
    stays: [
      { locator: expect.any(String), invitation: 'ACCEPTED', isMainGuest: false, status: 'CONFIRMED' },
      {
        locator: copy.bookings[0]?.locator,
        invitation: 'NONE',
        isMainGuest: true,
        roomType: 'queen room',
        email: guest.email,
      },
    ],
    hourPurchases: [
      { type: 'CHECKOUT', fromHour: 12, toHour: 13, price: 30.1, payments: [{ amount: 31.15 }] },
    ],
    credits: [{ amount: 123.45, remaining: 100, locator: copy.bookings[0]?.locator }],
    cards: [{ lastDigits: '4242', isMain: true }],
    // With the last signs of the document, as the guest's own.
    minors: [
      {
        locator: copy.bookings[0]?.locator,
        documentType: 'PASSPORT',
        document: '987',
        birthDate: '2019-03-09',
        relation: 'PARENT',
        further: [{ field: 'BIRTH_PLACE' }],
      },
    ],
    checkIns: [{ step: 'paymentCard', registration: { documentType: 'PASSPORT', document: '987' } }],
    guarantees: [{ lastDigits: '4242' }],
    doorCodeShowings: [{ reason: 'SHOWN', place: 'WEB' }],
    visitors: [{ documentType: 'PASSPORT', document: '987', visitorType: 'GUEST' }],
    spaceReservations: [{ space: 'Rooftop', canceledAt: null }],
    deliveries: [{ type: 'POST_OFFICE', registeredBy: 'GUEST' }],
    conversations: [{ isSolved: true }],
    messages: [{ closedAt: expect.any(String) }],
    bookingAttempts: [{ outcome: 'REFUSED', locator: copy.bookings[0]?.locator }],
    bookingLookups: [{ locator: copy.bookings[0]?.locator }],
    guest: { notifications: { offersAndNews: true, accountUpdates: true } },
  });
});

test('every column that refers to a guest is in the copy, or is left out with a reason', async () => {
  const columns = z.array(z.object({ table: z.string(), column: z.string() })).parse(
    await queryRows(
      gateway.app.store.db,
      sql`select table_name as "table", column_name as "column" from information_schema.columns
          where table_schema = 'public' and (table_name = 'guests' or table_name in (
            select conrelid::regclass::text from pg_constraint
            where contype = 'f' and confrelid = 'guests'::regclass))
          order by 1, 2`,
    ),
  );
  const found = Map.groupBy(
    columns.filter(({ table }) => !listed(ofOthers).includes(table)),
    ({ table }) => table,
  );
  const shown = [...found].map(([table, all]) => {
    const [, leftOut = ''] = tables[table] ?? [];
    return [table, [all.filter(({ column }) => !listed(leftOut).includes(column)).length, leftOut]];
  });
  expect(Object.fromEntries(shown)).toEqual(tables);
});

test('the copy is its guest’s alone, and another guest is not in it', async () => {
  const [one, other] = [await seedMarkedGuest(gateway), await newGuest(gateway)];
  const copy = await other.client.account.export();
  const nothing = { bookings: [], cards: [], credits: [], minors: [], preferences: [] };
  expect(copy).toMatchObject({ guest: { id: other.id }, ...nothing });
  expect(text(copy)).not.toContain(one.id);
  expect(text(copy)).not.toContain(markedText(''));
});

test('the copy lists tries in the order in which they were made, and preferences by their name', async () => {
  const guest = await newGuest(gateway);
  const { db } = gateway.app.store;
  const days = [3, 1, 2];
  const ofGuest = { guestId: guest.id, updatedAt: new Date() };
  await db.insert(bookingAttempts).values(
    days.map(day => ({
      ...ofGuest,
      key: `key-${day}`,
      payloadHash: 'hash',
      outcome: 'REFUSED' as const,
      code: `day-${day}`,
      createdAt: new Date(`2026-12-0${day}`),
    })),
  );
  const parts = ['TV', 'AC', 'ABOUT'] as const;
  await db.insert(guestPreferences).values(parts.map(part => ({ ...ofGuest, part, answers: {} })));
  const copy = await guest.client.account.export();
  expect(copy.bookingAttempts.map(({ code }) => code)).toEqual(['day-1', 'day-2', 'day-3']);
  expect(copy.preferences.map(({ part }) => part)).toEqual(['ABOUT', 'AC', 'TV']);
});

test('room types are named in the requested language', async () => {
  const guest = await seedMarkedGuest(gateway);
  const copy = await gateway.client({ token: guest.token, language: 'pt' }).account.export();
  expect(copy.bookings[0]?.rooms[0]?.type).toBe('quarto queen');
});

test('a copy is given a few times an hour, to each guest for themselves', async () => {
  const limited = await untilTestEnds(
    startTestGateway({
      seed: false,
      limits: { ...gateway.app.config.limits, exportsPerGuest: { points: 2, seconds: 3_600 } },
    }),
  );
  const [one, other] = [await newGuest(limited), await newGuest(limited)];
  await one.client.account.export();
  await one.client.account.export();
  await expect(one.client.account.export()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    details: { retryAfterSeconds: expect.any(Number) },
  });
  await expect(other.client.account.export()).resolves.toHaveProperty('format');
});
