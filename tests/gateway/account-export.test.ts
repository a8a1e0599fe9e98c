import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestGateway, type TestGateway } from './harness.ts';
import { seedMarkedGuest } from './marked-guest.ts';
import { BIRTH, MARK, markedText, PASSPORT, PHONE } from './marked-text.ts';
import { queryRows } from './query-rows.ts';
import { newGuest, startSmallHotel } from './small-hotel.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startSmallHotel();
});
afterAll(() => gateway.close());

/**
 * Columns of the tables that refer to a guest which the copy leaves out: secrets, or the gateway's own way to
 * tell rows apart. Every other column must be in the copy; one that is new must be added here or there.
 */
const leftOut: Record<string, string[]> = {
  guests: ['identity_uid', 'password_hash', 'personal_info_version', 'tokens_valid_since'],
  guest_addresses: ['guest_id'],
  accommodation_guests: [
    'accommodation_id',
    'booking_id',
    'guest_id',
    'id',
    'invitation_code_hash',
    'invited_by',
    'version',
  ],
  bookings: ['guest_id', 'hotel_id', 'id', 'version'],
  booking_attempts: ['booking_id', 'guest_id', 'key', 'payload_hash'],
  booking_finds: ['booking_id', 'guest_id'],
  cards: ['guest_id', 'id', 'method_reference'],
  chat_conversations: ['guest_id', 'id'],
  check_ins: ['booking_id', 'guest_id'],
  credit_entries: ['accommodation_id', 'booking_id', 'guest_id', 'hour_purchase_id', 'id'],
  deliveries: ['accommodation_id', 'booking_id', 'guest_id', 'hotel_id', 'id', 'idempotency_key'],
  door_code_showings: ['accommodation_id', 'guest_id', 'id'],
  guarantees: ['accommodation_id', 'booking_id', 'guest_id', 'method_reference'],
  guest_preferences: ['guest_id'],
  hour_purchases: ['accommodation_id', 'booking_id', 'guest_id', 'id', 'key', 'payload_hash'],
  identity_validations: ['guest_id', 'reference'],
  one_time_codes: ['code_hash', 'guest_id'],
  room_preparations: ['accommodation_id', 'guest_id'],
  sessions: ['guest_id', 'hotel_id', 'id', 'received_rotation', 'rotated_at', 'rotation'],
  sign_in_links: [
    'check',
    'choices',
    'code_hash',
    'expires_at',
    'guest_id',
    'hotel_id',
    'opened_at',
    'outcome',
    'secret_hash',
    'token_hash',
  ],
  space_reservations: ['accommodation_id', 'booking_id', 'guest_id', 'hotel_id', 'id'],
  visitors: ['accommodation_id', 'booking_id', 'code', 'guest_id', 'hotel_id', 'visit_date'],
};
/**
 * Tables that refer to a guest and contain secrets alone, such as the keyed hashes of familiar networks, or the records
 * of a provider that is another company, or its names for a guest and their cards; and one that is unused and waits to
 * be dropped.
 */
const ofOthers = [
  'familiar_networks',
  'provider_cards',
  'provider_customers',
  'refresh_tokens',
  'reservation_challenges',
  'sandbox_onboardings',
];

/** How many columns of each table the copy does give. */
const given: Record<string, number> = {
  guests: 16,
  guest_addresses: 10,
  accommodation_guests: 11,
  bookings: 20,
  booking_attempts: 4,
  booking_finds: 1,
  cards: 9,
  chat_conversations: 4,
  check_ins: 6,
  credit_entries: 8,
  deliveries: 8,
  door_code_showings: 3,
  guarantees: 3,
  guest_preferences: 3,
  hour_purchases: 11,
  identity_validations: 3,
  one_time_codes: 4,
  room_preparations: 2,
  sessions: 7,
  sign_in_links: 4,
  space_reservations: 5,
  visitors: 9,
};

const text = (value: unknown) => JSON.stringify(value);

test('the copy contains every text that is stored about its guest, and no secret', async () => {
  const guest = await seedMarkedGuest(gateway);
  const copy = await guest.client.account.export();
  for (const word of [
    guest.id,
    guest.email,
    PHONE,
    BIRTH,
    ...[
      'firstname',
      'lastname',
      'socialname',
      'answers',
      'preparation',
      'card',
      'reason',
      'verdict',
      'street',
      'complement',
      'city',
    ].map(markedText),
    ...['visitor', 'nickname', 'parcel', 'tracking', 'shelf', 'said', 'option'].map(markedText),
    ...['roomname', 'roomsocial', 'sharedname'].map(markedText),
    ...['subject', 'device', 'holder', 'paidwith', 'paidforhours', 'browser', 'system'].map(markedText),
    `${MARK.toUpperCase()}_REFUSED`,
    markedText('draftname'),
  ])
    expect(text(copy), word).toContain(word);
  for (const secret of [
    ...['othername', 'invitation'].map(markedText),
    ...['hash', 'reference', 'token', 'case', 'code', 'refresh', 'link', 'secret', 'tokenhash'].map(
      markedText,
    ),
    ...['challenge', 'sixdigits', 'key', 'payload', 'letter', 'sessionhash', 'choice'].map(markedText),
  ])
    expect(text(copy), secret).not.toContain(secret);
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
    checkIns: [{ step: 'paymentCard', registration: { documentType: 'PASSPORT', document: '987' } }],
    guarantees: [{ lastDigits: '4242' }],
    doorCodeShowings: [{ reason: 'SHOWN', place: 'WEB' }],
    visitors: [{ documentType: 'PASSPORT', document: '987', visitorType: 'GUEST' }],
    spaceReservations: [{ space: 'Rooftop', canceledAt: null }],
    deliveries: [{ type: 'POST_OFFICE', registeredBy: 'GUEST' }],
    conversations: [{ isSolved: true }],
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
  const shown = Map.groupBy(
    columns.filter(({ table, column }) => !ofOthers.includes(table) && !leftOut[table]?.includes(column)),
    ({ table }) => table,
  );
  expect(Object.fromEntries([...shown].map(([table, of]) => [table, of.length]))).toEqual(given);
});

test('the copy is its guest’s alone, and another guest is not in it', async () => {
  const [one, other] = [await seedMarkedGuest(gateway), await newGuest(gateway)];
  const copy = await other.client.account.export();
  expect(copy).toMatchObject({
    guest: { id: other.id },
    bookings: [],
    cards: [],
    credits: [],
    preferences: [],
  });
  expect(text(copy)).not.toContain(one.id);
  expect(text(copy)).not.toContain(markedText(''));
});

test('room types are named in the requested language', async () => {
  const guest = await seedMarkedGuest(gateway);
  const copy = await gateway.client({ token: guest.token, language: 'pt' }).account.export();
  expect(copy.bookings[0]?.rooms[0]?.type).toBe('quarto queen');
});

test('a copy is given a few times an hour, to each guest for themselves', async () => {
  const limited = await startTestGateway({
    seed: false,
    limits: { ...gateway.app.config.limits, exportsPerGuest: { points: 2, seconds: 3_600 } },
  });
  try {
    const [one, other] = [await newGuest(limited), await newGuest(limited)];
    await one.client.account.export();
    await one.client.account.export();
    await expect(one.client.account.export()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await expect(other.client.account.export()).resolves.toHaveProperty('format');
  } finally {
    await limited.close();
  }
});
