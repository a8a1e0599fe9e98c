import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/bill-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/bill-email.json' with { type: 'json' };
import { fromReais } from '#shared/money.ts';
import { bookingLink, closingOf } from './account-email.ts';
import { day, money } from './booking-email.ts';
import type { EmailContent, EmailLine } from './email-content.ts';
import type { MailedBill } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** The e-mail with the statement of a stay (BEY-20). Only the file names its recipient. */
export function billEmail(
  language: Language,
  bill: MailedBill,
  { bookingId, publicUrl }: { bookingId: string; publicUrl: string },
): EmailContent {
  const text = texts[language];
  const facts = { locator: bill.locator, hotel: bill.hotel.name };
  const amount = (label: string, reais: number): EmailLine => ({ label, value: money(fromReais(reais)) });
  const ifAny = (label: string, reais: number) => (reais > 0 ? [amount(label, reais)] : []);
  return {
    language,
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [fillNamed(text.lead, bill.guestName, facts)],
    mark: { label: text.code, value: bill.locator },
    blocks: [
      {
        lines: [
          { label: text.hotel, value: `${bill.hotel.name}, ${bill.hotel.city}` },
          { label: text.checkin, value: day(bill.checkinDate, language) },
          { label: text.checkout, value: day(bill.checkoutDate, language) },
        ],
      },
      {
        heading: text.amounts,
        lines: [
          amount(text.subtotal, bill.subtotal),
          amount(text.taxes, bill.taxes),
          { ...amount(text.total, bill.total), strong: true },
          ...ifAny(text.due, bill.due),
          ...ifAny(text.returned, bill.returned),
        ],
      },
    ],
    button: { label: text.open, href: bookingLink(publicUrl, language, bookingId) },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
