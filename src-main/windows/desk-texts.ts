import en from '#locales/en/desk.json' with { type: 'json' };
import pt from '#locales/pt/desk.json' with { type: 'json' };

/** Texts that the system itself shows at the desk. */
export const deskTexts = { en, pt };
