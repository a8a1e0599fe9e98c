import { fillCount, fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/booking-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/booking-email.json' with { type: 'json' };
import { hourText, unbrokenTime } from '#shared/hour-text.ts';
import { NO_SHOW_HOUR } from '#shared/policies.ts';
import { bookingLink, closingOf } from './account-email.ts';
import type { CalendarState } from './booking-calendar.ts';
import type { EmailContent, EmailLine } from './email-content.ts';
import { lodgingReservation } from './lodging-reservation.ts';
import type { Mail, MailedBooking, MailedOutcome, MailedRoom } from './mail.ts';

export type BookingMailKind = Extract<Mail, { booking: MailedBooking }>['kind'];

export function calendarState(kind: BookingMailKind | 'HOURS_BOUGHT'): CalendarState {
  if (kind === 'BOOKING_CANCELED' || kind === 'BOOKING_NO_SHOW') return 'CANCELLED';
  return kind === 'BOOKING_PENDING' ? 'TENTATIVE' : 'CONFIRMED';
}

const locales: Record<Language, string> = { en: 'en-US', pt: 'pt-BR' };

/** Brazilian reais in pt-BR format, whatever the e-mail's language (APP-06). */
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
export const money = (cents: number) => brl.format(cents / 100);

/** A calendar day in text. Days have no time zone, so they are printed in UTC. */
export const day = (date: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const moment = (instant: Date, language: Language, timeZone: string) =>
  unbrokenTime(
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
      instant,
    ),
  );

const formatDay = (instant: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone }).format(instant);

const earliest = (rooms: MailedRoom[]) => Math.min(...rooms.map(room => room.checkinHour));
const latest = (rooms: MailedRoom[]) => Math.max(...rooms.map(room => room.checkoutHour));

type Texts = typeof en;
const texts: Record<Language, Texts> = { en, pt };

function findText(
  kind: BookingMailKind,
  texts: Texts,
  { departure, move, charge, isGivenBack }: MailedBooking,
) {
  switch (kind) {
    case 'BOOKING_CONFIRMED':
      return texts.confirmed;
    case 'BOOKING_PENDING':
      return texts.pending;
    case 'BOOKING_CANCELED':
      return texts.canceled;
    case 'BOOKING_NO_SHOW':
      return texts.noShow;
    case 'ROOM_LEFT':
      if (departure?.isCheckout) return texts.checkedOut;
      return departure?.leftAt ? texts.roomLeft : texts.roomDropped;
    case 'OVERSTAY_PAID':
      return texts.overstayPaid;
    case 'GUARANTEE_CHARGED':
      return texts.charged[charge?.purpose ?? 'OVERSTAY'];
    case 'PAYMENT_RETURNED':
      return isGivenBack ? texts.givenBack : texts.returned;
    case 'ROOM_MOVED':
      return texts.moved[move?.act ?? 'MOVED'];
  }
}

function toLead(kind: BookingMailKind, language: Language, booking: MailedBooking) {
  const { guestName, locator, hotelName, timeZone, paymentDeadline, departure, outcome, move } = booking;
  const text = findText(kind, texts[language], booking);
  const values = {
    locator,
    hotel: hotelName,
    room: departure?.roomName ?? move?.roomName ?? '',
    movesAt: move?.startsAt ? moment(move.startsAt, language, timeZone) : '',
    leftAt: departure?.leftAt ? moment(departure.leftAt, language, timeZone) : '',
    hour: hourText(NO_SHOW_HOUR, language),
  };
  const lead =
    kind === 'BOOKING_PENDING' && paymentDeadline
      ? fillNamed(texts[language].pending.leadUntil, guestName, {
          ...values,
          deadline: moment(paymentDeadline, language, timeZone),
        })
      : fillNamed(text.lead, guestName, values);
  const isFree = kind === 'BOOKING_CANCELED' && outcome?.paidCents === 0;
  return {
    subject: fillText(text.subject, values),
    heading: text.heading,
    paragraphs: [lead, ...(isFree ? [texts[language].nothingPaid] : [])],
  };
}

const from = (checkinHour: number, language: Language) =>
  fillText(texts[language].from, { hour: hourText(checkinHour, language) });
const until = (checkoutHour: number, language: Language) =>
  fillText(texts[language].until, { hour: hourText(checkoutHour, language) });

function roomLine(room: MailedRoom, language: Language): EmailLine {
  const text = texts[language];
  const adults = { one: text.adults_one, other: text.adults_other };
  const children = { one: text.children_one, other: text.children_other };
  const party = [
    fillCount(adults, room.adults, language),
    ...(room.children > 0 ? [fillCount(children, room.children, language)] : []),
    ...(room.hasPet ? [text.pet] : []),
    ...(room.hasCradle ? [text.cradle] : []),
  ].join(', ');
  const hours = `${text.checkin} ${from(room.checkinHour, language)}, ${text.checkout} ${until(room.checkoutHour, language)}`;
  return { label: room.name, value: money(room.valueCents), detail: `${party} · ${hours}`, strong: true };
}

function amountLines(kind: BookingMailKind, booking: MailedBooking, text: Texts): EmailLine[] {
  const due = booking.valueCents + booking.taxCents;
  const lines: EmailLine[] = [
    { label: text.stay, value: money(booking.valueCents) },
    { label: text.tax, value: money(booking.taxCents) },
    { label: text.total, value: money(due), strong: true },
  ];
  const credits = kind === 'BOOKING_CANCELED' ? text.creditsReturned : text.credits;
  if (booking.creditsCents > 0) lines.push({ label: credits, value: money(booking.creditsCents) });
  if (booking.chargedCents > 0) {
    const label = { DESK: text.paidAtDesk, PIX: text.pix, CARD: text.card }[booking.paidBy ?? 'CARD'];
    lines.push({ label, value: money(booking.chargedCents) });
  }
  if (kind === 'BOOKING_PENDING') lines.push({ label: text.toPayAtDesk, value: money(due), strong: true });
  return lines;
}

function outcomeLines(
  { paidCents, keptCents, creditedCents, goodUntil }: MailedOutcome,
  language: Language,
  timeZone: string,
): EmailLine[] {
  const text = texts[language];
  const lines: EmailLine[] = [{ label: text.paid, value: money(paidCents) }];
  if (keptCents > 0) lines.push({ label: text.kept, value: money(keptCents) });
  lines.push({ label: text.credited, value: money(creditedCents), strong: true });
  if (goodUntil) lines.push({ label: text.goodUntil, value: formatDay(goodUntil, language, timeZone) });
  return lines;
}

/** Empty for every e-mail but those about a booking that stands. */
function cancellationLines(
  kind: BookingMailKind,
  language: Language,
  { cancellation, timeZone }: MailedBooking,
): EmailLine[] {
  if (!cancellation) return [];
  const { free, after, late, unpaid, policy } = texts[language].cancellation;
  const { until, lateCreditCents } = cancellation;
  return [
    ...(until ? [{ label: free, value: moment(until, language, timeZone) }] : []),
    {
      label: until ? after : late,
      value: money(lateCreditCents),
      detail: kind === 'BOOKING_PENDING' ? `${unpaid} ${policy}` : policy,
    },
  ];
}

/** Empty for an ended stay whose payment the hotel does not know: it was booked at a partner channel (EDP-06). */
function toAmountLines(kind: BookingMailKind, language: Language, booking: MailedBooking): EmailLine[] {
  const { outcome, timeZone, departure, overstayPaidCents, returnedCents, charge } = booking;
  if (returnedCents !== undefined)
    return [{ label: texts[language].returnedAmount, value: money(returnedCents), strong: true }];
  if (charge)
    return [
      {
        label: fillText(texts[language].guaranteeCard, { digits: charge.lastDigits }),
        value: money(charge.amountCents),
        strong: true,
      },
    ];
  if (overstayPaidCents !== undefined)
    return [{ label: texts[language].paidAtDesk, value: money(overstayPaidCents), strong: true }];
  if (departure && departure.overstayCents > 0)
    return [{ label: texts[language].overstay, value: money(departure.overstayCents), strong: true }];
  if (outcome && outcome.paidCents > 0) return outcomeLines(outcome, language, timeZone);
  if (kind === 'BOOKING_NO_SHOW' || kind === 'ROOM_LEFT' || kind === 'ROOM_MOVED') return [];
  return amountLines(kind, booking, texts[language]);
}

export function bookingEmail(
  kind: BookingMailKind,
  language: Language,
  booking: MailedBooking,
  { bookingId, publicUrl }: { bookingId: string; publicUrl: string },
): EmailContent {
  const text = texts[language];
  const lead = toLead(kind, language, booking);
  const amounts = toAmountLines(kind, language, booking);
  const cancellation = cancellationLines(kind, language, booking);
  const stay: EmailLine[] = [
    { label: text.hotel, value: `${booking.hotelName}, ${booking.city}` },
    {
      label: text.checkin,
      value: `${day(booking.checkinDate, language)}, ${from(earliest(booking.rooms), language)}`,
    },
    {
      label: text.checkout,
      value: `${day(booking.checkoutDate, language)}, ${until(latest(booking.rooms), language)}`,
    },
  ];
  return {
    language,
    ...lead,
    mark: { label: text.code, value: booking.locator },
    blocks: [
      { lines: stay },
      { heading: text.rooms, lines: booking.rooms.map(room => roomLine(room, language)) },
      ...(amounts.length > 0 ? [{ heading: text.amounts, lines: amounts }] : []),
      ...(cancellation.length > 0 ? [{ heading: text.cancellation.heading, lines: cancellation }] : []),
    ],
    // These name only rooms that were left, not the reservation.
    ...(kind !== 'ROOM_LEFT' &&
      kind !== 'OVERSTAY_PAID' &&
      kind !== 'GUARANTEE_CHARGED' &&
      kind !== 'PAYMENT_RETURNED' &&
      kind !== 'ROOM_MOVED' && {
        data: lodgingReservation(booking, { bookingId, state: calendarState(kind), language, publicUrl }),
      }),
    button: { label: text.open, href: bookingLink(publicUrl, language, bookingId) },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
