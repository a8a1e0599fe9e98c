import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/reply-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/reply-email.json' with { type: 'json' };
import { closingOf } from './account-email.ts';
import type { EmailContent } from './email-content.ts';
import type { MailedReply } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** The reception's reply to a guest. The subject, which a lock screen shows, names the hotel alone. */
export function replyEmail(language: Language, reply: MailedReply): EmailContent {
  const text = texts[language];
  const facts = { hotel: reply.hotelName };
  return {
    language,
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [
      fillNamed(text.lead, reply.guestName, facts),
      ...reply.text.split(/\n+/).filter(line => line.trim() !== ''),
    ],
    ...(reply.question !== null && {
      blocks: [{ lines: [{ label: text.question, value: reply.question }] }],
    }),
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
