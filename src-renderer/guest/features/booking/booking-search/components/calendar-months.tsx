import { Button, makeStyles } from '@fluentui/react-components';
import {
  type DateRange,
  type HotelNow,
  isPickable,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import type { CalendarView } from '../use-calendar-view.ts';
import { MonthGrid } from './month-grid.tsx';

const useStyles = makeStyles({
  calendar: { position: 'relative' },
  arrows: {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    display: 'flex',
    justifyContent: 'space-between',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  arrow: { minWidth: '44px', width: '44px', height: '44px', borderRadius: '999px' },
  months: {
    display: 'grid',
    gap: '24px',
    [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: '40px' },
  },
});

type CalendarMonthsProps = {
  view: CalendarView;
  range: DateRange;
  hotel: HotelNow;
  onPick: (day: LocalDate) => void;
};

export function CalendarMonths({ view, range, hotel, onPick }: CalendarMonthsProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const today = dateAt(hotel.now, hotel.timeZone);
  return (
    <div className={styles.calendar}>
      <div className={styles.arrows}>
        <Button
          className={styles.arrow}
          appearance="subtle"
          icon={<ArrowLeftIcon />}
          aria-label={t('calendar.previous')}
          disabledFocusable={!view.hasEarlier}
          onClick={() => view.turnBy(-1)}
        />
        <Button
          className={styles.arrow}
          appearance="subtle"
          icon={<ArrowRightIcon />}
          aria-label={t('calendar.next')}
          disabledFocusable={!view.hasLater}
          onClick={() => view.turnBy(1)}
        />
      </div>
      <div ref={view.grids} className={styles.months}>
        {view.months.map(month => (
          <MonthGrid
            key={month}
            month={month}
            range={range}
            view={view}
            today={today}
            isPickable={day => isPickable(day, range, hotel)}
            onPick={onPick}
          />
        ))}
      </div>
      <VisuallyHidden>{t('calendar.keys')}</VisuallyHidden>
    </div>
  );
}
