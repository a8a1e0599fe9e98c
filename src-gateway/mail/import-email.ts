import { fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/import-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/import-email.json' with { type: 'json' };
import { closingOf } from './account-email.ts';
import { day } from './booking-email.ts';
import type { EmailContent } from './email-content.ts';
import type { MailedImport } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** For the address that a channel gave (SEC-17). No link: whoever reads it need not have an account. */
export function importEmail(
  language: Language,
  { locator, hotelName, city, checkinDate, checkoutDate }: MailedImport,
): EmailContent {
  const text = texts[language];
  const facts = { hotel: hotelName };
  return {
    language,
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [fillText(text.lead, facts), fillText(text.stranger, facts)],
    mark: { label: text.locator, value: locator },
    blocks: [
      {
        lines: [
          { label: text.hotel, value: `${hotelName}, ${city}` },
          { label: text.checkin, value: day(checkinDate, language) },
          { label: text.checkout, value: day(checkoutDate, language) },
        ],
      },
    ],
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
