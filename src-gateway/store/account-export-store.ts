import { and, asc, desc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import { guestAddresses } from './schema/addresses.ts';
import {
  accommodationGuests,
  accommodations,
  bookingAttempts,
  bookingFinds,
  bookings,
  hourPurchases,
  stayLines,
} from './schema/bookings.ts';
import { cards } from './schema/cards.ts';
import { checkIns, doorCodeShowings, guarantees, guestRegistrations } from './schema/check-ins.ts';
import { creditEntries } from './schema/credits.ts';
import { deskPayments } from './schema/desk-payments.ts';
import { emails } from './schema/emails.ts';
import { guests, oneTimeCodes } from './schema/guests.ts';
import { hotels, rooms, roomTypes } from './schema/hotels.ts';
import {
  chatConversations,
  deliveries,
  receptionMessages,
  spaceReservations,
  spaces,
  visitors,
} from './schema/living.ts';
import { minorRegistrations } from './schema/minors.ts';
import { payments, refunds } from './schema/payments.ts';
import { guestPreferences, roomPreparations } from './schema/preferences.ts';
import { sessions } from './schema/sessions.ts';
import { signInLinks } from './schema/sign-in.ts';
import { identityValidations } from './schema/validations.ts';
import type { Database, Transaction } from './store.ts';

export type ExportedData = NonNullable<Awaited<ReturnType<typeof readExportedData>>>;

/** Every row that the gateway stores about a guest, as of one moment; null if there is no such guest. */
export async function readExportedData(db: Database, guestId: string, verifiedEmail: string | null) {
  return db.transaction(
    async tx => {
      const [guest] = await tx.select().from(guests).where(eq(guests.id, guestId));
      if (!guest) return null;
      const own = await findBookings(tx, guestId);
      const [address] = await tx.select().from(guestAddresses).where(eq(guestAddresses.guestId, guestId));
      const [identity] = await tx
        .select()
        .from(identityValidations)
        .where(eq(identityValidations.guestId, guestId));
      return {
        guest,
        address: address ?? null,
        identity: identity ?? null,
        ...own,
        ...(await findStays(tx, guestId, verifiedEmail)),
        ...(await belongings(tx, guestId)),
        ...(await arrivals(tx, guestId)),
        ...(await living(tx, guestId)),
        ...(await traces(tx, guestId)),
        emails: await findEmails(
          tx,
          guest.email,
          own.bookings.map(({ booking }) => booking.id),
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function findBookings(tx: Transaction, guestId: string) {
  const found = await tx
    .select({ booking: bookings, hotel: hotels.name, city: hotels.city })
    .from(bookings)
    .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
    .where(eq(bookings.guestId, guestId))
    .orderBy(desc(bookings.startsAt), desc(bookings.id));
  const ids = found.map(({ booking }) => booking.id);
  const bookedRooms = await tx
    .select({ room: accommodations, number: rooms.number, typeName: roomTypes.name })
    .from(accommodations)
    .innerJoin(rooms, eq(rooms.id, accommodations.roomId))
    .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
    .where(inArray(accommodations.bookingId, ids))
    .orderBy(asc(accommodations.id));
  const paid = await tx
    .select({ ...getTableColumns(payments), deskNote: deskPayments.note })
    .from(payments)
    .leftJoin(deskPayments, eq(deskPayments.paymentId, payments.id))
    .leftJoin(hourPurchases, eq(hourPurchases.id, payments.hourPurchaseId))
    // Hours of a room are paid by their buyer, who need not be the holder.
    .where(
      or(
        and(inArray(payments.bookingId, ids), isNull(payments.hourPurchaseId)),
        eq(hourPurchases.guestId, guestId),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const returning = await tx
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        paid.map(({ id }) => id),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const lines = await tx
    .select({ line: stayLines })
    .from(stayLines)
    .innerJoin(accommodations, eq(accommodations.id, stayLines.accommodationId))
    .where(inArray(accommodations.bookingId, ids))
    .orderBy(asc(stayLines.id));
  return {
    bookings: found,
    rooms: bookedRooms,
    payments: paid,
    refunds: returning,
    lines: lines.map(({ line }) => line),
  };
}

async function findStays(tx: Transaction, guestId: string, verifiedEmail: string | null) {
  const isInvited = verifiedEmail
    ? and(eq(accommodationGuests.email, verifiedEmail), eq(accommodationGuests.invitation, 'PENDING'))
    : undefined;
  return {
    stays: await tx
      .select({
        row: accommodationGuests,
        booking: bookings,
        hotel: hotels.name,
        city: hotels.city,
        typeName: roomTypes.name,
        registration: { state: guestRegistrations.state, reason: guestRegistrations.reason },
      })
      .from(accommodationGuests)
      .innerJoin(accommodations, eq(accommodations.id, accommodationGuests.accommodationId))
      .innerJoin(roomTypes, eq(roomTypes.id, accommodations.roomTypeId))
      .innerJoin(bookings, eq(bookings.id, accommodationGuests.bookingId))
      .innerJoin(hotels, eq(hotels.id, bookings.hotelId))
      .leftJoin(guestRegistrations, eq(guestRegistrations.roomGuestId, accommodationGuests.id))
      .where(or(eq(accommodationGuests.guestId, guestId), isInvited))
      .orderBy(desc(bookings.startsAt), desc(bookings.id), asc(accommodations.id)),
    hourPurchases: await tx
      .select({ purchase: hourPurchases, locator: bookings.locator })
      .from(hourPurchases)
      .innerJoin(bookings, eq(bookings.id, hourPurchases.bookingId))
      .where(eq(hourPurchases.guestId, guestId))
      .orderBy(asc(hourPurchases.createdAt), asc(hourPurchases.id)),
  };
}

async function belongings(tx: Transaction, guestId: string) {
  return {
    preferences: await tx
      .select()
      .from(guestPreferences)
      .where(eq(guestPreferences.guestId, guestId))
      .orderBy(asc(guestPreferences.part)),
    preparations: await tx
      .select({ row: roomPreparations, locator: bookings.locator })
      .from(roomPreparations)
      .innerJoin(accommodations, eq(accommodations.id, roomPreparations.accommodationId))
      .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
      .where(eq(roomPreparations.guestId, guestId))
      .orderBy(asc(roomPreparations.fixedAt), asc(roomPreparations.accommodationId)),
    cards: await tx
      .select()
      .from(cards)
      .where(eq(cards.guestId, guestId))
      .orderBy(asc(cards.createdAt), asc(cards.id)),
    credits: await tx
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.guestId, guestId))
      .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id)),
  };
}

async function arrivals(tx: Transaction, guestId: string) {
  const { locator } = bookings;
  return {
    // Those that go with the account.
    minors: await tx
      .select({ row: minorRegistrations, locator, name: accommodationGuests.name })
      .from(minorRegistrations)
      .innerJoin(accommodationGuests, eq(accommodationGuests.id, minorRegistrations.roomGuestId))
      .innerJoin(bookings, eq(bookings.id, minorRegistrations.bookingId))
      .where(eq(bookings.guestId, guestId))
      .orderBy(asc(minorRegistrations.createdAt), asc(minorRegistrations.roomGuestId)),
    checkIns: await tx
      .select({ row: checkIns, locator })
      .from(checkIns)
      .innerJoin(bookings, eq(bookings.id, checkIns.bookingId))
      .where(eq(checkIns.guestId, guestId))
      .orderBy(asc(checkIns.createdAt)),
    guarantees: await tx
      .select({ row: guarantees, locator })
      .from(guarantees)
      .innerJoin(bookings, eq(bookings.id, guarantees.bookingId))
      .where(eq(guarantees.guestId, guestId))
      .orderBy(asc(guarantees.createdAt), asc(guarantees.accommodationId)),
    showings: await tx
      .select({ row: doorCodeShowings, locator })
      .from(doorCodeShowings)
      .innerJoin(accommodations, eq(accommodations.id, doorCodeShowings.accommodationId))
      .innerJoin(bookings, eq(bookings.id, accommodations.bookingId))
      .where(eq(doorCodeShowings.guestId, guestId))
      .orderBy(asc(doorCodeShowings.id)),
  };
}

async function living(tx: Transaction, guestId: string) {
  const { locator } = bookings;
  return {
    visitors: await tx
      .select({ row: visitors, locator })
      .from(visitors)
      .innerJoin(bookings, eq(bookings.id, visitors.bookingId))
      .where(eq(visitors.guestId, guestId))
      .orderBy(asc(visitors.startsAt), asc(visitors.code)),
    spaceReservations: await tx
      .select({ row: spaceReservations, locator, space: spaces.name })
      .from(spaceReservations)
      .innerJoin(bookings, eq(bookings.id, spaceReservations.bookingId))
      .innerJoin(spaces, eq(spaces.id, spaceReservations.spaceId))
      .where(eq(spaceReservations.guestId, guestId))
      .orderBy(asc(spaceReservations.startsAt), asc(spaceReservations.id)),
    deliveries: await tx
      .select({ row: deliveries, locator })
      .from(deliveries)
      .innerJoin(bookings, eq(bookings.id, deliveries.bookingId))
      .where(eq(deliveries.guestId, guestId))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.id)),
    conversations: await tx
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.guestId, guestId))
      .orderBy(asc(chatConversations.createdAt)),
    messages: await tx
      .select()
      .from(receptionMessages)
      .where(eq(receptionMessages.guestId, guestId))
      .orderBy(asc(receptionMessages.createdAt), asc(receptionMessages.id)),
  };
}

async function traces(tx: Transaction, guestId: string) {
  return {
    attempts: await tx
      .select()
      .from(bookingAttempts)
      .where(eq(bookingAttempts.guestId, guestId))
      .orderBy(asc(bookingAttempts.createdAt), asc(bookingAttempts.key)),
    finds: await tx
      .select({ locator: bookings.locator, expiresAt: bookingFinds.expiresAt })
      .from(bookingFinds)
      .innerJoin(bookings, eq(bookings.id, bookingFinds.bookingId))
      .where(eq(bookingFinds.guestId, guestId))
      .orderBy(asc(bookingFinds.expiresAt), asc(bookings.locator)),
    sessions: await tx
      .select({ session: getTableColumns(sessions), hotel: hotels.name })
      .from(sessions)
      .leftJoin(hotels, eq(hotels.id, sessions.hotelId))
      .where(eq(sessions.guestId, guestId))
      .orderBy(desc(sessions.signedInAt)),
    codes: await tx
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.guestId, guestId))
      .orderBy(asc(oneTimeCodes.createdAt), asc(oneTimeCodes.codeHash)),
    links: await tx
      .select({ link: signInLinks, hotel: hotels.name })
      .from(signInLinks)
      .leftJoin(hotels, eq(hotels.id, signInLinks.hotelId))
      .where(eq(signInLinks.guestId, guestId))
      .orderBy(asc(signInLinks.createdAt), asc(signInLinks.codeHash)),
  };
}

async function findEmails(tx: Transaction, email: string, bookingIds: string[]) {
  return tx
    .select({
      kind: emails.kind,
      language: emails.language,
      subject: emails.subject,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .where(or(eq(emails.recipient, email), inArray(emails.bookingId, bookingIds)))
    .orderBy(asc(emails.id));
}
