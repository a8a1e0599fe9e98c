import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { guestAddresses } from '#gateway/store/schema/addresses.ts';
import {
  accommodationGuests,
  accommodations,
  bookingAttempts,
  bookingFinds,
  hourPurchases,
} from '#gateway/store/schema/bookings.ts';
import { cards } from '#gateway/store/schema/cards.ts';
import { creditEntries } from '#gateway/store/schema/credits.ts';
import { deskPayments } from '#gateway/store/schema/desk-payments.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import {
  emailChanges,
  guests,
  mailedAddresses,
  oneTimeCodes,
  refreshTokens,
  typedEmailCodes,
} from '#gateway/store/schema/guests.ts';
import { payments } from '#gateway/store/schema/payments.ts';
import { guestPreferences } from '#gateway/store/schema/preferences.ts';
import { sandboxCards, sandboxCharges } from '#gateway/store/schema/sandbox.ts';
import { sessions, sessionTokens } from '#gateway/store/schema/sessions.ts';
import { reservationChallenges, signInLinks } from '#gateway/store/schema/sign-in.ts';
import { identityValidations, sandboxOnboardings } from '#gateway/store/schema/validations.ts';
import type { TestGateway } from './harness.ts';
import { plantCheckIn } from './marked-check-in.ts';
import { plantLiving } from './marked-living.ts';
import { BIRTH, MARK, markedText, PHONE } from './marked-text.ts';
import { queryRows } from './query-rows.ts';
import { HOTEL, holdRoom, session } from './small-hotel.ts';
import { writeStay } from './stay-rows.ts';

const marked = <Field extends string>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map(field => [field, markedText(field.toLowerCase())])) as Record<Field, string>;

export async function seedMarkedGuest(gateway: TestGateway) {
  const { db } = gateway.app.store;
  const id = randomUUID();
  const email = `${MARK}-email-${id.slice(0, 8)}@${MARK}.example`;
  const now = gateway.clock.now();
  const later = new Date(now.getTime() + 3_600_000);
  await db.insert(guests).values({
    id,
    email,
    emailVerified: true,
    passwordHash: markedText('hash'),
    identityUid: markedText(`uid-${id}`),
    firstName: markedText('firstname'),
    lastName: markedText('lastname'),
    socialName: markedText('socialname'),
    dateOfBirth: BIRTH,
    phoneCode: '55',
    phone: PHONE,
    country: 'BR',
    subscribe: true,
    preferredLanguage: 'ENGLISH',
    tokensValidSince: new Date(0),
    createdAt: now,
  });
  const lines = ['state', 'city', 'street', 'number', 'postCode', 'neighborhood', 'complement'] as const;
  await db.insert(guestAddresses).values({ guestId: id, country: 'BR', ...marked(lines) });
  const booking = await plantBooking(gateway, id);
  await plantRooms(gateway, { id, email, booking });
  await plantCheckIn(gateway, { id, email, booking });
  await plantLiving(gateway, { id, booking });
  await db
    .insert(guestPreferences)
    .values({ guestId: id, part: 'ABOUT', answers: { words: [markedText('answers')] }, updatedAt: now });
  const methodReference = markedText(`reference-${id}`);
  const visa = { methodReference, brand: 'visa', lastDigits: '4242', month: 1, year: 2031, createdAt: now };
  const description = markedText('card');
  await db.insert(cards).values({ ...visa, id: randomUUID(), guestId: id, description, isDefault: true });
  const token = markedText(`token-${id}`);
  await db.insert(sandboxCards).values({ ...visa, token, behaviour: 'APPROVE', exchangedAt: now });
  const charge = { paymentId: randomUUID(), methodReference, amountCents: 1, createdAt: now };
  await db.insert(sandboxCharges).values({ ...charge, outcome: 'APPROVED' });
  await db.insert(creditEntries).values({
    guestId: id,
    type: 'DEPOSIT',
    origin: 'REFUND',
    amountCents: 123_45,
    remainingCents: 100_00,
    dueDate: later,
    reason: markedText('reason'),
    bookingId: booking,
    createdAt: now,
  });
  await db.insert(identityValidations).values({
    guestId: id,
    status: 'REPROVED',
    reasons: [{ code: `${MARK.toUpperCase()}_CODE`, description: markedText('verdict') }],
    reference: markedText('case'),
    casePerson: { firstName: markedText('openfirst'), lastName: markedText('openlast'), nationality: 30 },
    person: { firstName: markedText('approvedfirst'), lastName: markedText('approvedlast'), nationality: 30 },
    changedAt: now,
  });
  await db.insert(sandboxOnboardings).values({
    reference: randomUUID(),
    guestId: id,
    linkHash: markedText(`linkhash-${id}`),
    linkExpiresAt: later,
    language: 'en',
    atKiosk: false,
    sessionHash: markedText(`sessionhash-${id}`),
    createdAt: now,
  });
  const parts = { subject: markedText('subject'), text: markedText('letter'), html: markedText('letter') };
  const mail = { ...parts, language: 'en', createdAt: now, tries: 0 } as const;
  const formerly = markedText('old@address.example');
  await db.insert(emails).values([
    { ...mail, recipient: email, kind: 'WELCOME' },
    { ...mail, recipient: markedText('before@address.example'), kind: 'EMAIL_CHANGED' },
    // About the guest's booking, to an address that the account no longer has.
    { ...mail, recipient: formerly, kind: 'BOOKING_CONFIRMED', bookingId: booking },
  ]);
  const forAnHour = { guestId: id, createdAt: now, expiresAt: later };
  const codeHash = markedText(`code-${id}`);
  await db.insert(oneTimeCodes).values({ ...forAnHour, codeHash, purpose: 'CUSTOM_TOKEN' });
  const mailed = { email: markedText('before@address.example'), since: now, until: later };
  await db.insert(mailedAddresses).values({ ...mailed, guestId: id });
  const wanted = { email: markedText('wanted@address.example'), codeHash: markedText('changecode') };
  await db.insert(emailChanges).values({ ...forAnHour, ...wanted, tries: 0 });
  await db.insert(typedEmailCodes).values({ ...forAnHour, codeHash: markedText('typedcode'), tries: 0 });
  const tokenHash = markedText(`refresh-${id}`);
  await db.insert(refreshTokens).values({ ...forAnHour, tokenHash });
  const sessionId = randomUUID();
  await db.insert(sessions).values({
    id: sessionId,
    guestId: id,
    deviceKind: 'BROWSER',
    browser: markedText('browser'),
    system: markedText('system'),
    signedInAt: now,
    lastSeenAt: now,
    rotatedAt: now,
    expiresAt: later,
  });
  await db.insert(sessionTokens).values({ tokenHash, sessionId, rotation: 1 });
  await db.insert(signInLinks).values({
    codeHash: markedText(`link-${id}`),
    secretHash: markedText(`secret-${id}`),
    profile: 'kiosk',
    hotelId: HOTEL,
    deviceId: markedText('device'),
    check: '42',
    choices: ['42', markedText('choice')],
    outcome: 'APPROVED',
    ...forAnHour,
    tokenHash: markedText('tokenhash'),
  });
  await db.insert(reservationChallenges).values({
    ...forAnHour,
    idHash: markedText(`challenge-${id}`),
    codeHash: markedText('sixdigits'),
    bookingId: booking,
    deviceId: markedText('device'),
    tries: 0,
  });
  await db.insert(bookingAttempts).values({
    guestId: id,
    key: markedText('key'),
    payloadHash: markedText('payload'),
    outcome: 'REFUSED',
    code: `${MARK.toUpperCase()}_REFUSED`,
    bookingId: booking,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(bookingFinds).values({ guestId: id, bookingId: booking, expiresAt: later });
  return { id, email, booking, ...(await session(gateway, id)) };
}

const cardPayment = (guestId: string, at: Date) => ({
  id: randomUUID(),
  clientPaymentId: randomUUID(),
  method: 'CARD' as const,
  methodReference: markedText(`reference-${guestId}`),
  saveCard: true,
  status: 'APPROVED' as const,
  createdAt: at,
  settledAt: at,
});

async function plantBooking(gateway: TestGateway, guestId: string): Promise<string> {
  const { db } = gateway.app.store;
  const at = new Date('2026-10-01T12:00:00-03:00');
  const { bookingId } = await writeStay(db, {
    booking: {
      hotelId: HOTEL,
      guestId,
      holderLastName: markedText('holder'),
      holderEmail: markedText('channel@address.example'),
      status: 'CONCLUDED',
      checkinDate: '2026-10-01',
      checkoutDate: '2026-10-02',
      startsAt: at,
      endsAt: new Date('2026-10-02T12:00:00-03:00'),
      valueCents: 340_00,
      taxCents: 11_90,
    },
    room: {
      roomId: '101',
      roomTypeId: 'queen',
      holdsRoom: false,
      checkinHour: 15,
      checkoutHour: 12,
      adults: 2,
      children: 1,
      childrenAges: [7],
    },
  });
  const cardDescription = markedText('paidwith');
  const paid = { ...cardPayment(guestId, at), bookingId, amountCents: 351_90, installments: 2 };
  await db.insert(payments).values({ ...paid, cardDescription });
  await db.insert(deskPayments).values({
    paymentId: paid.id,
    hotelId: HOTEL,
    key: `desk_${paid.id}`,
    payloadHash: '',
    staffId: randomUUID(),
    means: 'CASH',
    receivedCents: paid.amountCents,
    note: markedText('desknote'),
    createdAt: at,
  });
  return bookingId;
}

async function plantRooms(
  gateway: TestGateway,
  { id, email, booking }: { id: string; email: string; booking: string },
): Promise<void> {
  const { db } = gateway.app.store;
  const now = gateway.clock.now();
  const other = await holdRoom(gateway, '102', ['2026-12-20', 15], ['2026-12-21', 12]);
  const rooms = await db
    .select()
    .from(accommodations)
    .where(inArray(accommodations.bookingId, [booking, other]));
  const place = (bookingId: string) => ({
    id: randomUUID(),
    bookingId,
    accommodationId: rooms.find(room => room.bookingId === bookingId)?.id ?? 0,
    isMinor: false,
    isSpecialCareRequired: false,
    createdAt: now,
    updatedAt: now,
  });
  await db.update(accommodations).set({ holdsRoom: false }).where(eq(accommodations.bookingId, other));
  await db
    .update(accommodations)
    .set({ checkedInAt: now, leftAt: now })
    .where(eq(accommodations.bookingId, booking));
  const own = { name: markedText('roomname'), socialName: markedText('roomsocial'), email } as const;
  await db.insert(accommodationGuests).values([
    { ...place(booking), ...own, guestId: id, isMain: true, invitation: 'NONE' },
    {
      ...place(booking),
      name: markedText('othername'),
      email: `${MARK}-other-${id}@${MARK}.example`,
      isMain: false,
      invitation: 'PENDING',
      invitationCodeHash: markedText(`invitation-${id}`),
      invitedBy: id,
    },
    {
      ...place(other),
      name: markedText('sharedname'),
      email,
      guestId: id,
      isMain: false,
      invitation: 'ACCEPTED',
    },
  ]);
  const hours = { priceCents: 30_10, taxCents: 1_05, creditsCents: 0, chargedCents: 31_15 };
  const purchase = { ...place(other), ...hours, type: 'CHECKOUT', fromHour: 12, toHour: 13 } as const;
  const { isMinor: _, isSpecialCareRequired: __, ...bought } = purchase;
  await db.insert(hourPurchases).values({
    ...bought,
    guestId: id,
    key: `new_hours_${randomUUID()}`,
    payloadHash: 'hours',
    outcome: 'BOUGHT',
  });
  const paid = { ...cardPayment(id, now), bookingId: other, amountCents: 31_15, installments: 1 };
  const cardDescription = markedText('paidforhours');
  await db.insert(payments).values({ ...paid, hourPurchaseId: bought.id, cardDescription });
}

const column = z.object({ schema: z.string(), table: z.string(), column: z.string(), type: z.string() });

export async function columnsContaining(gateway: TestGateway, texts: readonly string[]): Promise<string[]> {
  const { db } = gateway.app.store;
  const columns = await queryRows(
    db,
    sql`select table_schema as "schema", table_name as "table", column_name as "column", data_type as "type"
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        order by table_name, column_name`,
  );
  const found: string[] = [];
  for (const row of columns) {
    const at = column.parse(row);
    const name = sql.identifier(at.column);
    const matches = texts.map(text =>
      at.type === 'bytea'
        ? sql`position(convert_to(${text}, 'utf8') in ${name}) > 0`
        : sql`position(${text.toLowerCase()} in lower(${name}::text)) > 0`,
    );
    const table = sql`${sql.identifier(at.schema)}.${sql.identifier(at.table)}`;
    const [hit] = await queryRows(
      db,
      sql`select 1 as hit from ${table} where ${sql.join(matches, sql` or `)} limit 1`,
    );
    if (hit) found.push(`${at.table}.${at.column}`);
  }
  return found;
}
