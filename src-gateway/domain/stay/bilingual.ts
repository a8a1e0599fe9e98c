import type { BilingualText } from '#gateway/store/schema/hotels.ts';
import type { Bilingual } from '#shared/contract/preferences.ts';

export const toBilingual = ({ en, pt }: BilingualText): Bilingual => ({ en_us: en, pt_br: pt });
