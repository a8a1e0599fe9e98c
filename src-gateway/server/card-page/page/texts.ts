import en from '#locales/en/gateway/card-page.json' with { type: 'json' };
import pt from '#locales/pt/gateway/card-page.json' with { type: 'json' };

/** What the card page says. */
export const texts = { en, pt };
export type Texts = typeof en;
