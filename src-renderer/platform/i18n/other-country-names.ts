const known = new Map<string, readonly string[]>();

const nameIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

/** A country's names in its own language, in English and in Portuguese, each once. */
export function otherCountryNames(code: string): readonly string[] {
  const found = known.get(code);
  if (found) return found;
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  const names = [...new Set([own, 'en', 'pt-BR', 'pt-PT'].map(language => nameIn(language, code)))];
  known.set(code, names);
  return names;
}
