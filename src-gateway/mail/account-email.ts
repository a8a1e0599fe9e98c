import { fillNamed, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/account-email.json' with { type: 'json' };
import pt from '#locales/pt/gateway/account-email.json' with { type: 'json' };
import type { EmailContent } from './email-content.ts';

const texts = { en, pt };

export const closingOf = (language: Language) => texts[language].closing;

const greeting = (language: Language, name: string | null) => fillNamed(texts[language].greeting, name);

function link(publicUrl: string, language: Language, values: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...values, lang: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH' });
  return `${publicUrl}/?${query.toString()}`;
}

export const homeLink = (publicUrl: string, language: Language) => link(publicUrl, language);

export function bookingLink(publicUrl: string, language: Language, bookingId: string): string {
  const query = new URLSearchParams({ lang: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH' });
  return `${publicUrl}/guest/booking/details/${encodeURIComponent(bookingId)}?${query.toString()}`;
}

export const deliveriesLink = (publicUrl: string, language: Language) =>
  `${publicUrl}/guest/deliveries/active?${new URLSearchParams({ lang: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH' }).toString()}`;

const pageLink = (publicUrl: string, language: Language, path: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ lang: language === 'pt' ? 'PORTUGUESE' : 'ENGLISH' }).toString()}`;

export const preferencesLink = (publicUrl: string, language: Language) =>
  pageLink(publicUrl, language, '/guest/preferences/room');

export const creditsLink = (publicUrl: string, language: Language) =>
  pageLink(publicUrl, language, '/guest/credits');

export function welcomeEmail(language: Language, name: string | null, publicUrl: string): EmailContent {
  const text = texts[language].welcome;
  return {
    language,
    subject: text.subject,
    heading: fillNamed(text.heading, name),
    paragraphs: [text.created, text.confirm],
    button: { label: text.button, href: homeLink(publicUrl, language) },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}

/** Link to /email-verification through the home page's query (APP-15), and six digits for any other screen. */
export function verificationEmail(
  language: Language,
  facts: { name: string | null; code: string; typedCode: string },
  publicUrl: string,
): EmailContent {
  const text = texts[language].verification;
  const href = link(publicUrl, language, { mode: 'verifyEmail', oobCode: facts.code });
  return {
    ...linkEmail(language, facts.name, text, href),
    mark: { label: text.code, value: facts.typedCode },
  };
}

/** Link to /reset-password through the home page's query (APP-14). */
export function resetEmail(
  language: Language,
  name: string | null,
  code: string,
  publicUrl: string,
): EmailContent {
  const href = link(publicUrl, language, { mode: 'resetPassword', oobCode: code });
  return linkEmail(language, name, texts[language].passwordReset, href);
}

/** To the wanted address. No link: the code is typed where the change was begun (SET-27). */
export function emailChangeCodeEmail(language: Language, code: string): EmailContent {
  const text = texts[language].emailChangeCode;
  return {
    language,
    subject: text.subject,
    heading: text.heading,
    paragraphs: [text.text, text.validity],
    mark: { label: text.code, value: code },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}

/** For somebody who did not make the change: says so, without the new address. */
export function accountChangedEmail(
  kind: 'EMAIL_CHANGED' | 'PASSWORD_CHANGED',
  language: Language,
  name: string | null,
  publicUrl: string,
): EmailContent {
  const text = texts[language][kind === 'EMAIL_CHANGED' ? 'emailChanged' : 'passwordChanged'];
  return {
    language,
    subject: text.subject,
    heading: text.heading,
    paragraphs: [fillText(text.text, { greeting: greeting(language, name) }), text.sessions],
    button: { label: text.button, href: homeLink(publicUrl, language) },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}

type LinkTexts = (typeof en)['verification' | 'passwordReset'];

function linkEmail(language: Language, name: string | null, text: LinkTexts, href: string): EmailContent {
  return {
    language,
    subject: text.subject,
    heading: text.heading,
    paragraphs: [fillText(text.text, { greeting: greeting(language, name) }), text.validity],
    button: { label: text.button, href },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}

/** The six digits for a hotel's own device (BEY-02). No link: the code must be typed where it was requested. */
export function signInCodeEmail(
  language: Language,
  facts: { name: string | null; code: string; locator: string; hotelName: string | null },
): EmailContent {
  const { name, code, locator, hotelName } = facts;
  const text = texts[language].signInCode;
  const values = { greeting: greeting(language, name), locator };
  return {
    language,
    subject: text.subject,
    heading: text.heading,
    paragraphs: [
      hotelName ? fillText(text.textWithHotel, { ...values, hotel: hotelName }) : fillText(text.text, values),
      text.validity,
    ],
    mark: { label: text.code, value: code },
    closing: closingOf(language),
    footnote: text.footnote,
  };
}
