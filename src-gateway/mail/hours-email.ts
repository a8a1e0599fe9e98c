import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/hours-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/hours-email.json' with { type: 'json' };
import { hourText } from '#shared/hour-text.ts';
import { bookingLink, closingOf } from './account-email.ts';
import { day, money } from './booking-email.ts';
import type { EmailContent, EmailLine } from './email-content.ts';
import type { MailedHours } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

export function hoursEmail(
  language: Language,
  hours: MailedHours,
  { bookingId, publicUrl }: { bookingId: string; publicUrl: string },
): EmailContent {
  const text = texts[language];
  const isArrival = hours.type === 'CHECKIN';
  const { subject, heading, lead } = isArrival ? text.checkin : text.checkout;
  const arrival = { day: day(hours.checkinDate, language), hour: hourText(hours.checkinHour, language) };
  const departure = { day: day(hours.checkoutDate, language), hour: hourText(hours.checkoutHour, language) };
  const moved = isArrival ? arrival : departure;
  const facts = { ...moved, hotel: hours.hotelName, locator: hours.locator };
  return {
    language,
    subject: fillText(subject, facts),
    heading,
    paragraphs: [fillNamed(lead, hours.guestName, facts)],
    mark: { label: text.code, value: hours.locator },
    blocks: [
      {
        lines: [
          { label: text.hotel, value: `${hours.hotelName}, ${hours.city}` },
          { label: text.room, value: hours.roomName },
          { label: text.arrival, value: fillText(text.from, arrival) },
          { label: text.departure, value: fillText(text.until, departure) },
        ],
      },
      { heading: text.amounts, lines: amountLines(hours, language) },
    ],
    button: { label: text.open, href: bookingLink(publicUrl, language, bookingId) },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}

function amountLines(hours: MailedHours, language: Language): EmailLine[] {
  const text = texts[language];
  const { type, fromHour, checkinHour, checkoutHour, priceCents, taxCents } = hours;
  const bought = type === 'CHECKIN' ? text.checkin.bought : text.checkout.bought;
  const after = type === 'CHECKIN' ? checkinHour : checkoutHour;
  const lines: EmailLine[] = [
    {
      label: fillText(bought, { hour: hourText(after, language), before: hourText(fromHour, language) }),
      value: money(priceCents),
    },
    { label: text.tax, value: money(taxCents) },
    { label: text.total, value: money(priceCents + taxCents), strong: true },
  ];
  if (hours.creditsCents > 0) lines.push({ label: text.credits, value: money(hours.creditsCents) });
  if (hours.chargedCents > 0) lines.push({ label: text.card, value: money(hours.chargedCents) });
  return lines;
}
