import type { AppContext } from '#gateway/context.ts';
import { coordinatesOf } from '#gateway/domain/hotel/reference/buildings.ts';
import type { ProviderCard } from '#gateway/domain/payment/payment-provider.ts';
import {
  greetingName,
  type Mail,
  type MailedBooking,
  type MailedCancellation,
  type MailedCharge,
  type MailedMove,
  type MailedOutcome,
  type MailedStay,
} from '#gateway/mail/mail.ts';
import { bookingWithGuest, type StoredBooking } from '#gateway/store/booking-store.ts';
import type { StoredHotel } from '#gateway/store/catalogue-store.ts';
import { findGuarantees } from '#gateway/store/check-in-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { isPaidAtDesk, paidFor, type StoredPayment } from '#gateway/store/payment-store.ts';
import type { BilingualText } from '#gateway/store/schema/hotels.ts';
import { findStayLines } from '#gateway/store/stay-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { Cents } from '#shared/money.ts';
import { cancellationTerms } from '#shared/rules/cancellation-terms.ts';
import type { StayReturn } from '#shared/rules/stay-return.ts';
import { linesOfRoom, type StayLine } from './prices/stay-lines.ts';

type BookingMail = Extract<Mail, { booking: MailedBooking }>;
type Outcome = Pick<StayReturn<StayLine>, 'paid' | 'retained' | 'credited' | 'goodUntil'>;

export async function queueBookingMail(
  app: AppContext,
  tx: Transaction,
  kind: Exclude<
    BookingMail['kind'],
    'ROOM_LEFT' | 'OVERSTAY_PAID' | 'GUARANTEE_CHARGED' | 'PAYMENT_RETURNED' | 'ROOM_MOVED'
  >,
  bookingId: string,
  outcome?: Outcome,
): Promise<void> {
  const found = await bookingWithGuest(tx, bookingId);
  // A partner channel's booking has no guest to write to.
  if (!found) return;
  const mail = await mailOf(tx, kind, found, room => room.leftAt === null);
  await app.mailer.queue(tx, {
    ...mail,
    booking: {
      ...mail.booking,
      ...(outcome && { outcome: toMailedOutcome(outcome) }),
      ...((kind === 'BOOKING_CONFIRMED' || kind === 'BOOKING_PENDING') && {
        cancellation: await findTerms(tx, found, app.clock.now()),
      }),
    },
  });
}

export async function queueRoomLeftMail(
  app: AppContext,
  tx: Transaction,
  bookingId: string,
  departure: {
    accommodationId: number;
    leftAt: Date | null;
    outcome: Outcome | null;
    /** Set for a check-out at the end of the stay; null for a room that was left early or dropped. */
    checkout: { overstay: Cents } | null;
  },
): Promise<void> {
  const mail = await mailAbout(tx, 'ROOM_LEFT', bookingId, room => room.id === departure.accommodationId);
  if (!mail) return;
  const [room] = mail.booking.rooms;
  await app.mailer.queue(tx, {
    ...mail,
    booking: {
      ...mail.booking,
      departure: {
        roomName: room?.name ?? '',
        leftAt: departure.leftAt,
        isCheckout: departure.checkout !== null,
        overstayCents: departure.checkout?.overstay ?? 0,
      },
      ...(departure.outcome && { outcome: toMailedOutcome(departure.outcome) }),
    },
  });
}

/** Without the new room's number and code: the app shows them to those who may see them. */
export async function queueRoomMovedMail(
  app: AppContext,
  tx: Transaction,
  bookingId: string,
  {
    accommodationId,
    roomName,
    ...move
  }: Omit<MailedMove, 'roomName'> & { accommodationId: number; roomName: BilingualText },
): Promise<void> {
  const mail = await mailAbout(tx, 'ROOM_MOVED', bookingId, room => room.id === accommodationId);
  if (!mail) return;
  const named = { ...move, roomName: roomName[mail.language] };
  await app.mailer.queue(tx, { ...mail, booking: { ...mail.booking, move: named } });
}

export async function queueOverstayPaidMail(
  app: AppContext,
  tx: Transaction,
  bookingId: string,
  paid: Cents,
): Promise<void> {
  const mail = await mailAbout(tx, 'OVERSTAY_PAID', bookingId, room => room.checkedInAt !== null);
  if (mail) await app.mailer.queue(tx, { ...mail, booking: { ...mail.booking, overstayPaidCents: paid } });
}

type GuaranteeCharge = {
  payment: StoredPayment;
  /** The provider's report of the card. */
  card: ProviderCard | null;
  purpose: MailedCharge['purpose'];
};

/** To whoever gave the card, which need not be the holder. */
export async function queueGuaranteeChargedMail(
  app: AppContext,
  tx: Transaction,
  { payment, card, purpose }: GuaranteeCharge,
): Promise<void> {
  const { bookingId, methodReference, amountCents } = payment;
  const given = (await findGuarantees(tx, bookingId)).filter(one => one.methodReference === methodReference);
  const giverId = given[0]?.guestId ?? null;
  const giver = giverId === null ? null : await findGuest(tx, giverId);
  const mail = await mailAbout(tx, 'GUARANTEE_CHARGED', bookingId, room =>
    given.some(({ accommodationId }) => accommodationId === room.id),
  );
  if (!mail) return;
  const lastDigits = card?.lastDigits ?? given[0]?.lastDigits ?? '';
  const charge = { purpose, amountCents, lastDigits };
  await app.mailer.queue(tx, {
    ...mail,
    ...(giver && { to: giver.email }),
    booking: { ...mail.booking, ...(giver && { guestName: greetingName(giver) }), charge },
  });
}

export async function queuePaymentReturnedMail(
  app: AppContext,
  tx: Transaction,
  { bookingId, status }: Pick<StoredPayment, 'bookingId' | 'status'>,
  returned: Cents,
): Promise<void> {
  const mail = await mailAbout(tx, 'PAYMENT_RETURNED', bookingId, () => true);
  const isGivenBack = status === 'APPROVED';
  if (mail)
    await app.mailer.queue(tx, {
      ...mail,
      booking: { ...mail.booking, returnedCents: returned, isGivenBack },
    });
}

function toMailedOutcome({ paid, retained, credited, goodUntil }: Outcome): MailedOutcome {
  return { paidCents: paid, keptCents: retained, creditedCents: credited, goodUntil };
}

export function mailedStay(booking: StoredBooking, hotel: StoredHotel): MailedStay {
  return {
    locator: booking.locator,
    hotelName: hotel.name,
    city: hotel.city,
    address: hotel.address,
    coordinates: coordinatesOf(hotel),
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    changedAt: booking.updatedAt,
    version: booking.version,
  };
}

type FoundBooking = NonNullable<Awaited<ReturnType<typeof bookingWithGuest>>>;
type IsNamed = (room: FoundBooking['rooms'][number]['room']) => boolean;

async function findTerms(
  tx: Transaction,
  { booking, hotel, rooms: found }: FoundBooking,
  now: Date,
): Promise<MailedCancellation> {
  const rooms = found.map(({ room }) => room).filter(room => room.leftAt === null);
  const ids = rooms.map(({ id }) => id);
  const stored = Map.groupBy(await findStayLines(tx, ids), line => line.accommodationId);
  const { until, lateCredit } = cancellationTerms({
    rooms: rooms.map(room => linesOfRoom(booking, room, stored.get(room.id) ?? [])),
    startsAt: booking.startsAt,
    checkinDate: booking.checkinDate,
    timeZone: hotel.timeZone,
    now,
  });
  return { until, lateCreditCents: lateCredit };
}

/** The payment method of a booking; null where it was a card. */
async function findPaidBy(tx: Transaction, bookingId: string): Promise<Pick<MailedBooking, 'paidBy'>> {
  if (await isPaidAtDesk(tx, bookingId)) return { paidBy: 'DESK' };
  return (await paidFor(tx, bookingId, 'PIX')) > 0 ? { paidBy: 'PIX' } : {};
}

/** An e-mail to the booking's holder that names some of its rooms; null where it has no holder to write to. */
async function mailAbout(
  tx: Transaction,
  kind: BookingMail['kind'],
  bookingId: string,
  isNamed: IsNamed,
): Promise<BookingMail | null> {
  const found = await bookingWithGuest(tx, bookingId);
  return found && mailOf(tx, kind, found, isNamed);
}

async function mailOf(
  tx: Transaction,
  kind: BookingMail['kind'],
  { booking, hotel, guest, rooms }: FoundBooking,
  isNamed: IsNamed,
): Promise<BookingMail> {
  return {
    kind,
    to: guest.email,
    language: booking.language,
    bookingId: booking.id,
    booking: {
      ...mailedStay(booking, hotel),
      guestName: greetingName(guest),
      timeZone: hotel.timeZone,
      checkinDate: booking.checkinDate,
      checkoutDate: booking.checkoutDate,
      bookedAt: booking.createdAt,
      rooms: rooms
        .filter(({ room }) => isNamed(room))
        .map(({ room, typeName }) => ({
          name: typeName[booking.language],
          adults: room.adults,
          children: room.children,
          checkinHour: room.checkinHour,
          checkoutHour: room.checkoutHour,
          hasPet: room.hasPet,
          hasCradle: room.hasCradle,
          valueCents: room.valueCents,
        })),
      valueCents: booking.valueCents,
      taxCents: booking.taxCents,
      creditsCents: booking.creditsCents,
      chargedCents: booking.chargedCents,
      ...(await findPaidBy(tx, booking.id)),
      paymentDeadline: booking.paymentDeadline,
    },
  };
}
