import en from '#locales/en/gateway/card-page.json' with { type: 'json' };
import pt from '#locales/pt/gateway/card-page.json' with { type: 'json' };

export const texts = { en, pt };
export type Texts = typeof en;
