import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/invitation-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/invitation-email.json' with { type: 'json' };
import { hourText } from '#shared/hour-text.ts';
import { closingOf } from './account-email.ts';
import { day } from './booking-email.ts';
import type { EmailContent } from './email-content.ts';
import type { MailedInvitation } from './mail.ts';

const texts: Record<Language, typeof en> = { en, pt };

/** The code is in the fragment, which a browser sends to no server: no log and no referrer has it. */
function invitationLink(publicUrl: string, language: Language, code: string): string {
  const lang = language === 'pt' ? 'PORTUGUESE' : 'ENGLISH';
  return `${publicUrl}/booking-invitation?lang=${lang}#code=${code}`;
}

export function invitationEmail(
  language: Language,
  { code, invitation }: { code: string; invitation: MailedInvitation },
  publicUrl: string,
): EmailContent {
  const text = texts[language];
  const { guestName, invitedBy, hotelName, city } = invitation;
  const lead = fillNamed(text.lead, invitedBy, { hotel: hotelName });
  return {
    language,
    subject: fillNamed(text.subject, invitedBy, { hotel: hotelName }),
    heading: text.heading,
    paragraphs: [
      guestName === null ? lead : `${fillText(text.greeting, { name: guestName })} ${lead}`,
      text.how,
    ],
    blocks: [
      {
        lines: [
          { label: text.hotel, value: `${hotelName}, ${city}` },
          {
            label: text.checkin,
            value: `${day(invitation.checkinDate, language)}, ${fillText(text.from, { hour: hourText(invitation.checkinHour, language) })}`,
          },
          {
            label: text.checkout,
            value: `${day(invitation.checkoutDate, language)}, ${fillText(text.until, { hour: hourText(invitation.checkoutHour, language) })}`,
          },
        ],
      },
    ],
    button: { label: text.button, href: invitationLink(publicUrl, language, code) },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
