import type { Bilingual } from '#shared/contract/preferences.ts';
import type { Language } from './language.ts';

export const inLanguage = (text: Bilingual, language: Language): string =>
  language === 'pt' ? text.pt_br : text.en_us;
