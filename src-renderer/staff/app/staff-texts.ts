import { openTexts, type TextFiles } from '#renderer/platform/i18n/i18n.ts';
import { type Language, languages } from '#renderer/platform/i18n/language.ts';
import type { Namespace } from '#renderer/platform/i18n/texts.ts';

const files: TextFiles = import.meta.glob<Record<string, unknown>>(
  [
    '../../../locales/*/staff/*.json',
    '../../../locales/*/general.json',
    '../../../locales/*/errors.json',
    // The reasons that a guest reads, shown to staff before they are sent.
    '../../../locales/*/identity-verification.json',
    // The guest's own questions and the card's fields, for a check-in at the desk.
    '../../../locales/*/{card-form,check-in,personal-information,room-guests,sign-up,trip-motivation}.json',
  ],
  { import: 'default' },
);

/** What both apps say about a failure, and over it what staff read instead (ERR-01). */
const errors: TextFiles = Object.fromEntries(
  languages.map(language => {
    const folder = `../../../locales/${language}`;
    const load = async () => {
      const [shared, own] = await Promise.all([
        files[`${folder}/errors.json`]?.(),
        files[`${folder}/staff/errors.json`]?.(),
      ]);
      return { ...shared, ...own };
    };
    return [`${folder}/errors.json`, load];
  }),
);

export const startStaffTexts = (language: Language, ...namespaces: Namespace[]): Promise<void> =>
  openTexts({ ...files, ...errors }, language, ...namespaces);
