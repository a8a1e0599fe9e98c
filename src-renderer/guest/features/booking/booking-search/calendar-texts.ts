import {
  type DateRange,
  type DayPosition,
  type HotelNow,
  latestArrival,
  nightsIn,
  type TypedRangeProblem,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { MAX_NIGHTS } from '#shared/policies.ts';

type SearchText = Text<'booking-search'>;

const nightsText = (count: number, t: SearchText) => t('booking-funnel:party.nights', { count });

export function pickedText(range: DateRange, t: SearchText): string {
  if (!range.start) return t('calendar.pickStart');
  if (!range.end) return t('calendar.pickEnd');
  return t('calendar.picked', {
    nights: nightsText(nightsIn(range), t),
    start: formatDate(range.start, 'weekday'),
    end: formatDate(range.end, 'weekday'),
  });
}

export function problemText(problem: TypedRangeProblem, hotel: HotelNow, t: SearchText): string {
  return t(`calendar.problem.${problem}`, {
    count: hotel.walkIn?.maxNights ?? MAX_NIGHTS,
    date: formatDate(latestArrival(hotel), 'weekday'),
  });
}

export function longStayText(hotel: HotelNow, t: SearchText): string {
  const email = webConfig().links.salesEmail;
  if (!hotel.walkIn) return t('calendar.long', { nights: MAX_NIGHTS, email });
  return t('calendar.walkIn', {
    date: formatDate(latestArrival(hotel), 'weekday'),
    nights: nightsText(hotel.walkIn.maxNights, t),
    email,
  });
}

type SpokenDay = { position: DayPosition; today: LocalDate; isPickable: boolean };

export function spokenDay(day: LocalDate, { position, today, isPickable }: SpokenDay, t: SearchText): string {
  return [
    formatDate(day, 'full'),
    ...(position === 'outside' ? [] : [t(`calendar.day.${position}`)]),
    ...(day === today ? [t('calendar.day.today')] : []),
    ...(day < today && isPickable ? [t('calendar.day.pastMidnight')] : []),
  ].join(', ');
}
