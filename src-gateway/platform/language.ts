export type Language = 'en' | 'pt';
