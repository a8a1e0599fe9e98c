import en from '#locales/en/gateway/verification-page.json' with { type: 'json' };
import pt from '#locales/pt/gateway/verification-page.json' with { type: 'json' };

/** English unless the guest is Brazilian (IDV-12). */
export const texts = { en, pt };
export type Texts = typeof en;
