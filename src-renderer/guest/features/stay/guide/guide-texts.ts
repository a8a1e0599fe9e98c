import {
  formatClock,
  formatDate,
  formatHour,
  formatList,
  weekdayNames,
} from '#renderer/platform/i18n/format.ts';
import { hasText, textOf, useText } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage, type Language } from '#renderer/platform/i18n/language.ts';
import type { PreferenceOption } from '#shared/contract/guest/preferences.ts';
import { dateAt, minuteAt } from '#shared/hotel-time.ts';
import { timeOfMinutes, toMinutes } from '#shared/rules/time-of-day.ts';
import { type EventState, endsWithDay, type Opening } from './opening.ts';

const MATCHES_NAMED = 2;

/** The name of a category; one that the app has no text for is shown unchanged (PD-37). */
export function useCategoryName(): (category: string) => string {
  // Renders again after a change of language.
  useText('guide');
  return category => {
    const key = `guide:category.${category}`;
    return hasText(key) ? textOf(key) : category;
  };
}

export function timeText(time: string): string {
  const minutes = toMinutes(time);
  return minutes % 60 === 0 ? formatHour(minutes / 60) : formatClock(new Date(minutes * 60_000), 'UTC');
}

/** The date of an event in a list, on the hotel's clock, as on the wire (PD-23); null for places. */
export function useStartText(): (startDate: string | null) => string | null {
  const t = useText('guide');
  return startDate =>
    startDate &&
    t('event.when', {
      date: formatDate(startDate.slice(0, 10), 'weekday'),
      time: timeText(startDate.slice(11, 16)),
    });
}

export function useMatchText(): (matches: readonly PreferenceOption[], language: Language) => string | null {
  const t = useText('guide');
  return (matches, language) => {
    if (matches.length === 0) return null;
    const names = matches.slice(0, MATCHES_NAMED).map(({ name }) => inLanguage(name, language));
    return t('fits', { what: formatList(names) });
  };
}

export function useOpeningText(): (opening: Opening) => string {
  const t = useText('guide');
  return opening => {
    switch (opening.is) {
      case 'always':
        return t('hours.always');
      case 'open':
        return opening.until === null
          ? t('hours.open')
          : t('hours.openUntil', { time: timeText(opening.until) });
      case 'opens':
        return t('hours.opensAt', { time: timeText(opening.at) });
      case 'closed': {
        if (opening.next === null) return t('hours.closed');
        const { inDays, weekday, time } = opening.next;
        const values = { time: timeText(time), day: weekdayNames('long')[weekday] ?? '' };
        return t(inDays === 1 ? 'hours.closedTomorrow' : 'hours.closedUntil', values);
      }
      default:
        return opening satisfies never;
    }
  };
}

export function useEventText(): (event: EventState) => string {
  const t = useText('guide');
  return event => {
    if (event.is === 'over') return t('event.over');
    if (event.is === 'on') {
      if (event.until === null) return t('event.on');
      const time = timeText(event.until);
      return event.date === null
        ? t('event.onUntil', { time })
        : t('event.onUntilDay', { date: formatDate(event.date, 'weekday'), time });
    }
    const time = timeText(event.time);
    if (event.inDays === 0) return t('event.beginsToday', { time });
    if (event.inDays === 1) return t('event.beginsTomorrow', { time });
    return t('event.begins', { date: formatDate(event.date, 'full'), time });
  };
}

export function useSectionName(): (section: string) => string {
  useText('guide');
  return section => {
    const key = `guide:section.${section}`;
    return hasText(key) ? textOf(key) : section;
  };
}

export function useEventDates(): (startDate: string, endDate: string | null, timeZone: string) => string {
  const t = useText('guide');
  return (startDate, endDate, timeZone) => {
    const [start, end] = [new Date(startDate), new Date(endDate ?? startDate)];
    const day = dateAt(start, timeZone);
    const timeOf = (at: Date) => timeText(timeOfMinutes(minuteAt(at, timeZone)));
    if (!endsWithDay(day, end, timeZone)) {
      const whenOf = (at: Date) =>
        t('event.when', { date: formatDate(dateAt(at, timeZone), 'weekday'), time: timeOf(at) });
      return t('event.span', { from: whenOf(start), until: whenOf(end) });
    }
    const hours =
      endDate === null
        ? t('hours.from', { from: timeOf(start) })
        : t('hours.fromUntil', { from: timeOf(start), until: timeOf(end) });
    return `${formatDate(day, 'full')} · ${hours}`;
  };
}
