import { openTexts, type TextFiles } from '#renderer/platform/i18n/i18n.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import type { Namespace } from '#renderer/platform/i18n/texts.ts';

const files: TextFiles = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', {
  import: 'default',
});

export const startTexts = (language: Language, ...namespaces: Namespace[]): Promise<void> =>
  openTexts(files, language, ...namespaces);
