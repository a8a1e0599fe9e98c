import { fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/staff-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/staff-email.json' with { type: 'json' };
import type { EmailContent } from './email-content.ts';
import type { StaffMailKind } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** To those who work at a hotel: plain, with one link to the staff's address (STF-02, STF-05). */
export function staffEmail(
  language: Language,
  { kind, name, hotelName, link }: { kind: StaffMailKind; name: string; hotelName: string; link: string },
): EmailContent {
  const text = texts[language];
  const { subject, heading, lead, validity, button } = text[kind];
  const values = { name, hotel: hotelName };
  return {
    language,
    subject: fillText(subject, values),
    heading: fillText(heading, values),
    paragraphs: [fillText(lead, values), validity],
    button: { label: button, href: link },
    closing: text.closing,
    footnote: text.footnote,
  };
}
