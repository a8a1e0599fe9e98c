import en from '#locales/en/desk.json' with { type: 'json' };
import pt from '#locales/pt/desk.json' with { type: 'json' };

/** The desk's words, for what the system itself shows of it. */
export const deskWords = { en, pt };
