import type { Language } from '#gateway/platform/language.ts';

/** The first of our languages by the caller's preference; English where none fits (APP-02, API-02). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map(entry => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map(p => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(q => q !== undefined);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(wish => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) if (language === 'pt' || language === 'en') return language;
  return 'en';
}
