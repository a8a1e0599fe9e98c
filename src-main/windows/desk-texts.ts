import en from '#locales/en/desk.json' with { type: 'json' };
import pt from '#locales/pt/desk.json' with { type: 'json' };

export const deskTexts = { en, pt };
