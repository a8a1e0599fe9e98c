import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PickableDays } from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { addMonths, firstMonthFor, monthOf, monthsFrom, movedBy, tabStop } from './calendar.ts';

export type CalendarView = ReturnType<typeof useCalendarView>;

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
    hasEarlier: month > monthOf(days.first),
    hasLater: (months.at(-1) ?? month) < monthOf(days.last),
    grids,
    tabStop: tabStop(current, month, days.first),
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
