import { deliveryTypeName } from '#gateway/platform/delivery-types.ts';
import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/delivery-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/delivery-email.json' with { type: 'json' };
import { closingOf, deliveriesLink } from './account-email.ts';
import { moment } from './booking-email.ts';
import type { EmailContent, EmailLine } from './email-content.ts';
import type { MailedDelivery } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** Reports a delivery at the reception. The subject, which a lock screen shows, names the hotel alone. */
export function deliveryEmail(language: Language, delivery: MailedDelivery, publicUrl: string): EmailContent {
  const text = texts[language];
  const facts = { hotel: delivery.hotelName };
  const ifAny = (label: string, value: string | null): EmailLine[] =>
    value === null ? [] : [{ label, value }];
  return {
    language,
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [fillNamed(text.lead, delivery.guestName, facts), text.afterwards],
    blocks: [
      {
        lines: [
          ...ifAny(text.what, delivery.description),
          { label: text.type, value: deliveryTypeName(delivery.type, language) },
          { label: text.arrived, value: moment(delivery.arrivedAt, language, delivery.timeZone) },
          ...ifAny(text.where, delivery.comments),
        ],
      },
    ],
    button: { label: text.open, href: deliveriesLink(publicUrl, language) },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
