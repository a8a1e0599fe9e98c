import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useId } from 'react';
import { formatDate, weekdayNames } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { brand, canHover, from } from '#renderer/ui/theme.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { type Month, weeksOf } from '../calendar.ts';
import { type DateRange, type DayPlace, positionIn } from '../date-range.ts';

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
      width: '40px',
      height: '40px',
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

type MonthGridProps = {
  month: Month;
  range: DateRange;
  /** The day under the pointer or focus while the end is still open. */
  preview: LocalDate | null;
  /** The one day that Tab reaches. */
  current: LocalDate;
  today: LocalDate;
  isPickable: (day: LocalDate) => boolean;
  onPick: (day: LocalDate) => void;
  onPreview: (day: LocalDate | null) => void;
  onDayKey: (event: KeyboardEvent, day: LocalDate) => void;
};

/** One month of the calendar as a grid: arrow keys move inside it, Tab leaves it. */
export function MonthGrid({
  month,
  range,
  preview,
  current,
  today,
  isPickable,
  onPick,
  onPreview,
  onDayKey,
}: MonthGridProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const id = useId();
  const long = weekdayNames('long');
  const end = range.end ?? (range.start && preview && preview > range.start ? preview : null);

  const cellLook: Record<DayPlace, string | false> = {
    start: end !== null && styles.startOfRange,
    end: styles.endOfRange,
    between: styles.between,
    outside: false,
  };

  const spoken = (day: LocalDate, place: DayPlace) =>
    [
      formatDate(day, 'full'),
      ...(place === 'outside' ? [] : [t(`calendar.day.${place}`)]),
      ...(day === today ? [t('calendar.day.today')] : []),
      ...(day < today && isPickable(day) ? [t('calendar.day.pastMidnight')] : []),
    ].join(', ');

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
              {week.map((day, column) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is only its place
                if (day === null) return <td key={column} className={styles.cell} />;
                const place = positionIn(day, range, preview);
                const picked = place === 'start' || place === 'end';
                const pickable = isPickable(day);
                return (
                  <td
                    key={day}
                    aria-selected={place !== 'outside' && (range.end !== null || place === 'start')}
                    className={mergeClasses(styles.cell, cellLook[place])}
                  >
                    <button
                      type="button"
                      data-day={day}
                      className={mergeClasses(
                        styles.day,
                        day === today && styles.today,
                        picked && styles.picked,
                      )}
                      disabled={!pickable}
                      tabIndex={day === current ? 0 : -1}
                      aria-label={spoken(day, place)}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onPick(day)}
                      onKeyDown={event => onDayKey(event, day)}
                      onPointerEnter={() => onPreview(day)}
                      onPointerLeave={() => onPreview(null)}
                      onFocus={() => onPreview(day)}
                    >
                      <span>{Number(day.slice(8))}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
