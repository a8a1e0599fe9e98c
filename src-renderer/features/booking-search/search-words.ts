import type { MissingInSearch } from '#renderer/features/booking-funnel/state/search-draft.ts';
import type { Text } from '#renderer/i18n/texts.ts';

/** A group of more rooms than this is better served by the sales team (LIM-18). */
export const SALES_OVER_ROOMS = 4;

/** Why the search button waits, in one sentence (SRC-14). */
export function missingText(missing: readonly MissingInSearch[], t: Text<'booking-search'>): string | null {
  const [first, second] = missing;
  if (first === undefined) return null;
  return first === 'hotel' && second === 'dates' ? t('missing.hotelDates') : t(`missing.${first}`);
}
