import { makeStyles } from '@fluentui/react-components';
import { type RefObject, useState } from 'react';
import {
  type DateRange,
  dayPicked,
  type HotelNow,
  noDates,
  pickableDays,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { longStayText, pickedText } from '../calendar-texts.ts';
import { dateTyped, type RangeField } from '../typed-range.ts';
import { useCalendarView } from '../use-calendar-view.ts';
import { CalendarMonths } from './calendar-months.tsx';
import { TypedDates } from './typed-dates.tsx';

const useStyles = makeStyles({
  status: { margin: '0 0 4px', color: brand.inkSoft, minHeight: '1.5em' },
  long: { margin: '12px 0 0', fontSize: '0.875rem', color: brand.inkSoft },
});

export type CalendarProps = {
  range: DateRange;
  hotel: HotelNow;
  typedFields: RefObject<HTMLDivElement | null>;
  onChange: (range: DateRange) => void;
  onClose: () => void;
};

/** Typed dates, and months to pick from. Mounted again with every opening, to start with the current dates. */
export function Calendar({ range, hotel, typedFields, onChange, onClose }: CalendarProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const days = pickableDays(range, hotel);
  const today = dateAt(hotel.now, hotel.timeZone);
  const view = useCalendarView(range.start ?? (today < days.first ? days.first : today), days);
  const [invalid, setInvalid] = useState<DateRange>(noDates);

  const pick = (day: LocalDate) => {
    const { range: next, complete } = dayPicked(range, day);
    view.moveTo(day);
    setInvalid(noDates);
    onChange(next);
    if (complete) onClose();
  };

  const type = (field: RangeField, date: LocalDate | null) => {
    const typed = dateTyped({ range, invalid }, field, date, hotel);
    setInvalid(typed.invalid);
    if (typed.range !== null) onChange(typed.range);
    if (date !== null && date >= days.first && date <= days.last) view.moveTo(date);
  };

  return (
    <>
      <TypedDates ref={typedFields} range={range} invalid={invalid} hotel={hotel} onType={type} />
      <p className={styles.status} role="status">
        {pickedText(range, t)}
      </p>
      <CalendarMonths view={view} range={range} hotel={hotel} onPick={pick} />
      <p className={styles.long}>{longStayText(hotel, t)}</p>
    </>
  );
}
