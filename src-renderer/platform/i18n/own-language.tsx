import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from './language.ts';

/** Its children read texts in a language of their own; `loadTextsIn` loads them. */
export function OwnLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const [texts] = useState(() => i18next.cloneInstance({ lng: language }));
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
