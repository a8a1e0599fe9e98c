import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/answer-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/answer-email.json' with { type: 'json' };
import { closingOf } from './account-email.ts';
import type { EmailContent } from './email-content.ts';
import type { MailedAnswer } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** The reception's answer to a guest. The subject, which a lock screen shows, names the hotel alone. */
export function answerEmail(language: Language, answer: MailedAnswer): EmailContent {
  const text = texts[language];
  const facts = { hotel: answer.hotelName };
  return {
    language,
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [
      fillNamed(text.lead, answer.guestName, facts),
      ...answer.text.split(/\n+/).filter(line => line.trim() !== ''),
    ],
    ...(answer.question !== null && {
      blocks: [{ lines: [{ label: text.question, value: answer.question }] }],
    }),
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
