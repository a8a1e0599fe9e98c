import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  type DateRange,
  type DayPosition,
  shownEnd,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { CalendarView } from '../use-calendar-view.ts';

const useStyles = makeStyles({
  cell: { padding: 0, textAlign: 'center' },
  between: { backgroundColor: brand.terracottaWash },
  startOfRange: { backgroundImage: `linear-gradient(90deg, transparent 50%, ${brand.terracottaWash} 50%)` },
  endOfRange: { backgroundImage: `linear-gradient(90deg, ${brand.terracottaWash} 50%, transparent 50%)` },
  day: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: '44px',
    padding: 0,
    border: 'none',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: brand.ink,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '2.5rem',
      height: '2.5rem',
      borderRadius: '999px',
      maxWidth: '100%',
    },
    [canHover]: {
      ':hover:enabled > span': { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}` },
    },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible > span': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':disabled': { color: brand.inkSoft, opacity: 0.45, cursor: 'default' },
    [from.medium]: { minHeight: '42px' },
  },
  picked: {
    fontWeight: 600,
    '& > span': {
      backgroundColor: tokens.colorBrandBackground,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    '@media (forced-colors: active)': { '& > span': { outline: '2px solid Highlight' } },
  },
  today: { '& > span': { boxShadow: `inset 0 -3px 0 -1px ${brand.brass}` } },
});

type DayCellProps = {
  day: LocalDate;
  position: DayPosition;
  label: string;
  range: DateRange;
  view: CalendarView;
  isToday: boolean;
  isPickable: boolean;
  onPick: (day: LocalDate) => void;
};

export function DayCell({ day, position, label, range, view, isToday, isPickable, onPick }: DayCellProps) {
  const styles = useStyles();
  const isPicked = position === 'start' || position === 'end';
  const cellStyle: Record<DayPosition, string | false> = {
    start: shownEnd(range, view.preview) !== null && styles.startOfRange,
    end: styles.endOfRange,
    between: styles.between,
    outside: false,
  };
  return (
    <td
      aria-selected={position !== 'outside' && (range.end !== null || position === 'start')}
      className={mergeClasses(styles.cell, cellStyle[position])}
    >
      <button
        type="button"
        data-day={day}
        className={mergeClasses(styles.day, isToday && styles.today, isPicked && styles.picked)}
        disabled={!isPickable}
        tabIndex={day === view.tabStop ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPick(day)}
        onKeyDown={event => view.onDayKey(event, day)}
        onPointerEnter={() => view.setPreview(day)}
        onPointerLeave={() => view.setPreview(null)}
        onFocus={() => view.setPreview(day)}
      >
        <span>{Number(day.slice(8))}</span>
      </button>
    </td>
  );
}
