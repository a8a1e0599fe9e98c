import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/space-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/space-email.json' with { type: 'json' };
import { closingOf } from './account-email.ts';
import { moment } from './booking-email.ts';
import type { EmailContent } from './email-content.ts';
import type { MailedSpace } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** The desk has canceled a reservation of a space. The subject, which a lock screen shows, names the hotel alone. */
export function spaceEmail(language: Language, space: MailedSpace): EmailContent {
  const text = texts[language];
  const facts = { hotel: space.hotelName };
  return {
    language,
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [fillNamed(text.lead, space.guestName, facts), space.message, text.afterwards],
    blocks: [
      {
        lines: [
          { label: text.space, value: space.name },
          { label: text.when, value: moment(space.startsAt, language, space.timeZone) },
        ],
      },
    ],
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
