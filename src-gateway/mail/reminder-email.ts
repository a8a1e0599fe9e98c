import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/reminder-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/reminder-email.json' with { type: 'json' };
import { hourText } from '#shared/hour-text.ts';
import { bookingLink, closingOf, creditsLink, preferencesLink } from './account-email.ts';
import { day, moment, money } from './booking-email.ts';
import type { EmailContent } from './email-content.ts';
import type { Mail } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

type ReminderMail = Extract<Mail, { unsubscribe: string }>;

export function reminderEmail(mail: ReminderMail, publicUrl: string): EmailContent {
  return {
    ...(mail.kind === 'CREDITS_EXPIRING' ? creditsContent(mail, publicUrl) : stayContent(mail, publicUrl)),
    language: mail.language,
    closing: closingOf(mail.language),
    footnote: texts[mail.language].footnote,
    unsubscribe: { label: texts[mail.language].unsubscribe, href: mail.unsubscribe },
  };
}

type Content = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs' | 'blocks' | 'mark' | 'button'>;

function stayContent(
  { kind, language, bookingId, reminder }: Extract<ReminderMail, { bookingId: string }>,
  publicUrl: string,
): Content {
  const all = texts[language];
  const text = kind === 'STAY_REMINDER' ? all.stay : all.preferences;
  const facts = {
    hotel: reminder.hotelName,
    opens: moment(reminder.opensAt, language, reminder.timeZone),
  };
  const href =
    kind === 'STAY_REMINDER'
      ? bookingLink(publicUrl, language, bookingId)
      : preferencesLink(publicUrl, language);
  return {
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [fillNamed(text.lead, reminder.guestName, facts), fillText(text.more, facts)],
    ...(kind === 'STAY_REMINDER' && { mark: { label: all.locator, value: reminder.locator } }),
    blocks: [
      {
        lines: [
          { label: all.hotel, value: `${reminder.hotelName}, ${reminder.city}` },
          {
            label: all.checkin,
            value: `${day(reminder.checkinDate, language)}, ${hourText(reminder.checkinHour, language)}`,
          },
          { label: all.checkout, value: day(reminder.checkoutDate, language) },
        ],
      },
    ],
    button: { label: text.button, href },
  };
}

function creditsContent(
  { language, expiry }: Extract<ReminderMail, { kind: 'CREDITS_EXPIRING' }>,
  publicUrl: string,
): Content {
  const text = texts[language].credits;
  const facts = {
    amount: money(expiry.cents),
    date: day(expiry.firstDueDate.toISOString().slice(0, 10), language),
  };
  return {
    subject: fillText(text.subject, facts),
    heading: text.heading,
    paragraphs: [fillNamed(text.lead, expiry.guestName, facts), text.more],
    button: { label: text.button, href: creditsLink(publicUrl, language) },
  };
}
