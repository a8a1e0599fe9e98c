import type {
  MissingInSearch,
  SearchDraft,
} from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';

/** Groups of more rooms than this are referred to the sales team (LIM-18). */
export const SALES_OVER_ROOMS = 4;

export function missingText(missing: readonly MissingInSearch[], t: Text<'booking-search'>): string | null {
  const [first, second] = missing;
  if (first === undefined) return null;
  return first === 'hotel' && second === 'dates' ? t('missing.hotelDates') : t(`missing.${first}`);
}

export function datesText(
  { checkinDate, checkoutDate }: Pick<SearchDraft, 'checkinDate' | 'checkoutDate'>,
  t: Text<'booking-search'>,
): string {
  if (!checkinDate) return t('dates.none');
  const start = formatDate(checkinDate, 'weekday');
  if (!checkoutDate) return t('dates.startOnly', { start });
  return t('dates.range', { start, end: formatDate(checkoutDate, 'weekday') });
}
