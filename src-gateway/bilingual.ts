import type { Bilingual } from '#shared/contract/preferences.ts';
import type { BilingualText } from './store/schema/hotels.ts';

/** A text of the hotels' data as it is on the wire. */
export const toBilingual = ({ en, pt }: BilingualText): Bilingual => ({ en_us: en, pt_br: pt });
