import type { Bilingual } from '#shared/contract/guest/preferences.ts';
import { oneFullStop } from '#shared/full-stop.ts';

/** The format of locales/, as the guest app reads it: `{{name}}` for a value, `_one` and `_other` for plural forms. */

export type Language = 'en' | 'pt';

export type TextValues = Record<string, string | number>;

/** Values are inserted as they are, once: placeholders inside a value are not replaced. */
export function fillText(text: string, values: TextValues): string {
  return oneFullStop(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')));
}

export type NamedText = { named: string; unnamed: string };

export const fillNamed = (text: NamedText, name: string | null, values: TextValues = {}): string =>
  name === null ? fillText(text.unnamed, values) : fillText(text.named, { ...values, name });

export function fillCount(forms: { one: string; other: string }, count: number, language: Language): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  return fillText(form, { count });
}

/** A text of the hotel's data as the wire names its languages. */
export const toBilingual = ({ en, pt }: Record<Language, string>): Bilingual => ({ en_us: en, pt_br: pt });
