import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LocalDate } from '#shared/hotel-time.ts';
import { addMonths, firstMonthFor, monthOf, monthsFrom, movedBy, tabStop } from './calendar.ts';
import type { PickableDays } from './date-range.ts';

export type CalendarView = ReturnType<typeof useCalendarView>;

/** The visible months of a calendar, its current day, and the focus on that day. */
export function useCalendarView(start: LocalDate, days: PickableDays) {
  const [current, setCurrent] = useState(start);
  const [month, setMonth] = useState(() => monthOf(start));
  const [preview, setPreview] = useState<LocalDate | null>(null);
  const grids = useRef<HTMLDivElement>(null);
  const toFocus = useRef<LocalDate | null>(null);

  useEffect(() => {
    // The dialog focuses its first button when it opens, but the guest wants the calendar.
    const frame = requestAnimationFrame(() =>
      grids.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (toFocus.current === null) return;
    grids.current?.querySelector<HTMLElement>(`[data-day="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  const moveTo = (day: LocalDate) => {
    setCurrent(day);
    setMonth(firstMonthFor(day, month));
  };

  const months = monthsFrom(month);
  return {
    months,
    /** True if other months have days that can be picked. */
    hasEarlier: month > monthOf(days.first),
    hasLater: (months.at(-1) ?? month) < monthOf(days.last),
    /** The element around the months, whose days get the focus. */
    grids,
    /** The only day that Tab focuses. */
    tabStop: tabStop(current, month, days.first),
    /** The day under the pointer or focus while the end is not chosen. */
    preview,
    setPreview,
    moveTo,
    turnBy: (count: number) => setMonth(addMonths(month, count)),
    onDayKey: (event: KeyboardEvent, day: LocalDate) => {
      const moved = movedBy(event.key, day, days);
      if (moved === null) return;
      event.preventDefault();
      moveTo(moved);
      toFocus.current = moved;
    },
  };
}
