import type { Language } from '../context.ts';
import { closingOf, homeLink } from './account-email.ts';
import type { EmailContent, EmailLine } from './email-content.ts';
import type { MailedBooking, MailedRoom } from './mail.ts';

export type BookingMailKind = 'BOOKING_CONFIRMED' | 'BOOKING_PENDING' | 'BOOKING_CANCELED';

const locales: Record<Language, string> = { en: 'en-US', pt: 'pt-BR' };

/** Brazilian reais in pt-BR format, whatever the e-mail's language (APP-06). */
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const money = (cents: number) => brl.format(cents / 100);

/** A calendar day in words. Days carry no zone, so UTC is only the frame they are printed in. */
const day = (date: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const moment = (instant: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;
const earliest = (rooms: MailedRoom[]) => Math.min(...rooms.map(room => room.checkinHour));
const latest = (rooms: MailedRoom[]) => Math.max(...rooms.map(room => room.checkoutHour));

type Words = {
  subject: string;
  heading: string;
  lead: string;
  code: string;
  hotel: string;
  checkin: string;
  checkout: string;
  from: string;
  until: string;
  rooms: string;
  adults: (count: number) => string;
  children: (count: number) => string;
  pet: string;
  cradle: string;
  stay: string;
  tax: string;
  total: string;
  credits: string;
  card: string;
  paidAtDesk: string;
  desk: string;
  summary: string;
  open: string;
  footnote: string;
};

const english: Omit<Words, 'subject' | 'heading' | 'lead' | 'credits'> = {
  code: 'Reservation code',
  hotel: 'Hotel',
  checkin: 'Check-in',
  checkout: 'Check-out',
  from: 'from',
  until: 'until',
  rooms: 'Your rooms',
  adults: count => `${count} ${count === 1 ? 'adult' : 'adults'}`,
  children: count => `${count} ${count === 1 ? 'child' : 'children'}`,
  pet: 'pet',
  cradle: 'cradle',
  stay: 'Stay and services',
  tax: 'Taxes',
  total: 'Total',
  card: 'Charged to your card',
  paidAtDesk: 'Paid at the reception',
  desk: 'To pay at the reception',
  summary: 'Amounts',
  open: 'Open Pernoite',
  footnote: 'You are getting this e-mail because of a booking made with your Pernoite account.',
};

const portuguese: typeof english = {
  code: 'Código da reserva',
  hotel: 'Hotel',
  checkin: 'Check-in',
  checkout: 'Check-out',
  from: 'a partir das',
  until: 'até as',
  rooms: 'Seus quartos',
  adults: count => `${count} ${count === 1 ? 'adulto' : 'adultos'}`,
  children: count => `${count} ${count === 1 ? 'criança' : 'crianças'}`,
  pet: 'pet',
  cradle: 'berço',
  stay: 'Hospedagem e serviços',
  tax: 'Impostos e taxas',
  total: 'Total',
  card: 'Cobrado no cartão',
  paidAtDesk: 'Pago na recepção',
  desk: 'A pagar na recepção',
  summary: 'Valores',
  open: 'Abrir o Pernoite',
  footnote: 'Você recebe este e-mail por causa de uma reserva feita com a sua conta no Pernoite.',
};

/** A sentence that begins with the guest's name, where there is one. */
function named(name: string | null, sentence: string): string {
  return name === null ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${name}, ${sentence}`;
}

function wordsOf(kind: BookingMailKind, language: Language, booking: MailedBooking): Words {
  const { guestName, locator, hotelName, timeZone } = booking;
  const deadline = booking.paymentDeadline ? moment(booking.paymentDeadline, language, timeZone) : null;
  if (language === 'pt') {
    const credits = kind === 'BOOKING_CANCELED' ? 'Créditos devolvidos' : 'Pago com créditos';
    const told = {
      BOOKING_CONFIRMED: {
        subject: `Reserva ${locator} confirmada: ${hotelName}`,
        heading: 'Sua reserva está confirmada',
        lead: named(
          guestName,
          `seu lugar no ${hotelName} está guardado. Tenha este código à mão quando chegar.`,
        ),
      },
      BOOKING_PENDING: {
        subject: `Reserva ${locator}: falta o pagamento na recepção`,
        heading: 'Falta só o pagamento',
        lead: deadline
          ? named(
              guestName,
              `guardamos seu lugar no ${hotelName}. Pague na recepção até ${deadline}; depois disso a reserva é cancelada.`,
            )
          : named(guestName, `guardamos seu lugar no ${hotelName}. Pague na recepção ao chegar.`),
      },
      BOOKING_CANCELED: {
        subject: `Reserva ${locator} cancelada`,
        heading: 'Sua reserva foi cancelada',
        lead: named(guestName, `a reserva no ${hotelName} foi cancelada e os quartos foram liberados.`),
      },
    };
    return { ...portuguese, credits, ...told[kind] };
  }
  const credits = kind === 'BOOKING_CANCELED' ? 'Credits given back' : 'Paid with credits';
  const told = {
    BOOKING_CONFIRMED: {
      subject: `Booking ${locator} confirmed: ${hotelName}`,
      heading: 'Your booking is confirmed',
      lead: named(guestName, `your place at ${hotelName} is kept. Have this code at hand when you arrive.`),
    },
    BOOKING_PENDING: {
      subject: `Booking ${locator}: payment at the reception is left`,
      heading: 'Only the payment is left',
      lead: deadline
        ? named(
            guestName,
            `we are keeping your place at ${hotelName}. Pay at the reception by ${deadline}; after that the booking is canceled.`,
          )
        : named(
            guestName,
            `we are keeping your place at ${hotelName}. Pay at the reception when you arrive.`,
          ),
    },
    BOOKING_CANCELED: {
      subject: `Booking ${locator} canceled`,
      heading: 'Your booking was canceled',
      lead: named(guestName, `your booking at ${hotelName} was canceled and the rooms were let go.`),
    },
  };
  return { ...english, credits, ...told[kind] };
}

function roomLine(room: MailedRoom, words: Words): EmailLine {
  const party = [
    words.adults(room.adults),
    ...(room.children > 0 ? [words.children(room.children)] : []),
    ...(room.hasPet ? [words.pet] : []),
    ...(room.hasCradle ? [words.cradle] : []),
  ].join(', ');
  const hours = `${words.checkin} ${words.from} ${hour(room.checkinHour)}, ${words.checkout} ${words.until} ${hour(room.checkoutHour)}`;
  return { label: room.name, value: money(room.valueCents), detail: `${party} · ${hours}`, strong: true };
}

function amountLines(kind: BookingMailKind, booking: MailedBooking, words: Words): EmailLine[] {
  const due = booking.valueCents + booking.taxCents;
  const lines: EmailLine[] = [
    { label: words.stay, value: money(booking.valueCents) },
    { label: words.tax, value: money(booking.taxCents) },
    { label: words.total, value: money(due), strong: true },
  ];
  if (booking.creditsCents > 0) lines.push({ label: words.credits, value: money(booking.creditsCents) });
  if (booking.chargedCents > 0) {
    const label = booking.paidAtDesk ? words.paidAtDesk : words.card;
    lines.push({ label, value: money(booking.chargedCents) });
  }
  if (kind === 'BOOKING_PENDING') lines.push({ label: words.desk, value: money(due), strong: true });
  return lines;
}

/** What became of a booking, with its code, dates, hours, rooms and amounts to the cent. */
export function bookingEmail(
  kind: BookingMailKind,
  language: Language,
  booking: MailedBooking,
  publicUrl: string,
): EmailContent {
  const words = wordsOf(kind, language, booking);
  const stay: EmailLine[] = [
    { label: words.hotel, value: `${booking.hotelName}, ${booking.city}` },
    {
      label: words.checkin,
      value: `${day(booking.checkinDate, language)}, ${words.from} ${hour(earliest(booking.rooms))}`,
    },
    {
      label: words.checkout,
      value: `${day(booking.checkoutDate, language)}, ${words.until} ${hour(latest(booking.rooms))}`,
    },
  ];
  return {
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.lead],
    mark: { label: words.code, value: booking.locator },
    blocks: [
      { lines: stay },
      { heading: words.rooms, lines: booking.rooms.map(room => roomLine(room, words)) },
      { heading: words.summary, lines: amountLines(kind, booking, words) },
    ],
    button: { label: words.open, href: homeLink(publicUrl, language) },
    closing: closingOf(language),
    footnote: words.footnote,
  };
}
