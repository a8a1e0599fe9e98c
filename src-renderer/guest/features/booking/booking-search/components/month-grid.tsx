import { makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import {
  type DateRange,
  positionIn,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { formatDate, weekdayNames } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { type Month, weeksOf } from '../calendar.ts';
import { spokenDay } from '../calendar-texts.ts';
import type { CalendarView } from '../use-calendar-view.ts';
import { DayCell } from './day-cell.tsx';

const useStyles = makeStyles({
  month: { display: 'grid', gap: '8px', minWidth: 0 },
  title: {
    textAlign: 'center',
    minHeight: '44px',
    display: 'grid',
    placeItems: 'center',
    '::first-letter': { textTransform: 'uppercase' },
  },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: '0 2px', tableLayout: 'fixed' },
  weekday: { padding: '4px 0', fontSize: '0.875rem', fontWeight: 600, color: brand.inkSoft },
  empty: { padding: 0, textAlign: 'center' },
});

type MonthGridProps = {
  month: Month;
  range: DateRange;
  view: CalendarView;
  today: LocalDate;
  isPickable: (day: LocalDate) => boolean;
  onPick: (day: LocalDate) => void;
};

export function MonthGrid({ month, range, view, today, isPickable, onPick }: MonthGridProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const id = useId();
  const long = weekdayNames('long');

  const cellOf = (day: LocalDate) => {
    const position = positionIn(day, range, view.preview);
    const pickable = isPickable(day);
    return (
      <DayCell
        key={day}
        day={day}
        position={position}
        label={spokenDay(day, { position, today, isPickable: pickable }, t)}
        range={range}
        view={view}
        isToday={day === today}
        isPickable={pickable}
        onPick={onPick}
      />
    );
  };

  return (
    <div className={styles.month}>
      <Heading level={3} size="small" id={id} className={styles.title}>
        {formatDate(`${month}-01`, 'month')}
      </Heading>
      <table role="grid" aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            {weekdayNames('narrow').map((name, weekday) => (
              <th key={long[weekday]} scope="col" abbr={long[weekday]} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find(day => day !== null) ?? row}>
              {week.map((day, column) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is only its place
                day === null ? <td key={column} className={styles.empty} /> : cellOf(day),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
