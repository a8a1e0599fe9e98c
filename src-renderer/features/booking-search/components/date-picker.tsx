import { Button, makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { webConfig } from '#renderer/gateway/config.ts';
import { formatDate } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { Modal } from '#renderer/ui/modal.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { MAX_NIGHTS } from '#shared/policies.ts';
import { addMonths, monthOf, monthsBetween, movedBy } from '../calendar.ts';
import {
  type DateRange,
  dayPicked,
  type HotelNow,
  isPickable,
  latestArrival,
  nightsIn,
  pickableDays,
  typedRangeProblem,
} from '../date-range.ts';
import { MonthGrid } from './month-grid.tsx';
import { TypedDateField } from './typed-date-field.tsx';

const MONTHS_SHOWN = 2;

const useStyles = makeStyles({
  typed: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: '12px',
    marginBottom: '8px',
  },
  status: { margin: '0 0 4px', color: brand.inkSoft, minHeight: '1.5em' },
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
  long: { margin: '12px 0 0', fontSize: '0.875rem', color: brand.inkSoft },
});

type DatePickerProps = {
  open: boolean;
  range: DateRange;
  hotel: HotelNow;
  onChange: (range: DateRange) => void;
  onClose: () => void;
};

/** Two months to pick a stay from, by pointer, keys or typing (SRC-15 to SRC-18, VAL-09). */
export default function DatePicker({ open, ...calendar }: DatePickerProps) {
  const t = useText('booking-search');
  const { onChange, onClose } = calendar;
  const [cleared, setCleared] = useState(0);
  const typedFields = useRef<HTMLDivElement>(null);
  // A typed date with an error is not part of the range: closing would bring the earlier dates back without a word.
  const finish = () => {
    const invalid = typedFields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else onClose();
  };
  return (
    <Modal
      open={open}
      size="large"
      title={t('calendar.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            size="large"
            onClick={() => {
              onChange({ start: null, end: null });
              setCleared(cleared + 1);
            }}
          >
            {t('calendar.clear')}
          </Button>
          <Button appearance="primary" size="large" onClick={finish}>
            {t('calendar.done')}
          </Button>
        </>
      }
    >
      <Calendar key={cleared} typedFields={typedFields} {...calendar} />
    </Modal>
  );
}

type CalendarProps = Omit<DatePickerProps, 'open'> & { typedFields: RefObject<HTMLDivElement | null> };

/** Mounted again with every opening, so that it begins with the current dates. */
function Calendar({ range, hotel, typedFields, onChange, onClose }: CalendarProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const funnelText = useText('booking-funnel');
  const { first, last } = pickableDays(range, hotel);
  const today = dateAt(hotel.now, hotel.timeZone);
  const [current, setCurrent] = useState<LocalDate>(() => range.start ?? (today < first ? first : today));
  const [month, setMonth] = useState(() => monthOf(current));
  const [preview, setPreview] = useState<LocalDate | null>(null);
  const [typed, setTyped] = useState<DateRange>({ start: null, end: null });
  const grids = useRef<HTMLDivElement>(null);
  const toFocus = useRef<LocalDate | null>(null);

  const shownMonths = Array.from({ length: MONTHS_SHOWN }, (_, index) => addMonths(month, index));
  const show = (day: LocalDate) => {
    const distance = monthsBetween(month, monthOf(day));
    if (distance < 0) setMonth(monthOf(day));
    else if (distance >= MONTHS_SHOWN) setMonth(addMonths(monthOf(day), 1 - MONTHS_SHOWN));
  };
  // Tab must reach a day that is there to be reached.
  const reachable = shownMonths.includes(monthOf(current))
    ? current
    : month < monthOf(first)
      ? first
      : `${month}-01` < first
        ? first
        : `${month}-01`;

  useEffect(() => {
    // The dialog puts the focus on its first button once it is open; the calendar is what it was opened for.
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

  const pick = (day: LocalDate) => {
    const { range: next, complete } = dayPicked(range, day);
    setCurrent(day);
    setTyped({ start: null, end: null });
    onChange(next);
    if (complete) onClose();
  };

  const onDayKey = (event: KeyboardEvent, day: LocalDate) => {
    const moved = movedBy(event.key, day, { first, last });
    if (moved === null) return;
    event.preventDefault();
    setCurrent(moved);
    show(moved);
    toFocus.current = moved;
  };

  // Invalid input is kept beside the range: it gets its error, and the valid dates are not lost.
  const attempt = { start: typed.start ?? range.start, end: typed.end ?? range.end };
  const problem = typedRangeProblem(attempt, hotel);
  const problemText =
    problem === null
      ? null
      : t(`calendar.problem.${problem}`, {
          count: hotel.walkIn?.maxNights ?? MAX_NIGHTS,
          date: formatDate(latestArrival(hotel), 'weekday'),
        });
  const concernsStart =
    problem === 'tooEarly' ||
    problem === 'walkInTooFar' ||
    (problem === 'tooFar' && (attempt.end === null || typed.end === null));

  const type = (which: 'start' | 'end', date: LocalDate | null) => {
    const next = { ...attempt, [which]: date };
    const found = typedRangeProblem(next, hotel);
    if (found === null) {
      setTyped({ start: null, end: null });
      onChange(next.start === null ? { start: null, end: null } : next);
    } else if (which === 'start' && typedRangeProblem({ start: date, end: null }, hotel) === null) {
      // A new arrival that the old departure does not fit: the departure has to be chosen again.
      setTyped({ start: null, end: null });
      onChange({ start: date, end: null });
    } else setTyped({ ...typed, [which]: date });
    if (date !== null && date >= first && date <= last) {
      setCurrent(date);
      show(date);
    }
  };

  const nights = nightsIn(range);
  const status =
    range.start && range.end
      ? t('calendar.picked', {
          nights: funnelText('party.nights', { count: nights }),
          start: formatDate(range.start, 'weekday'),
          end: formatDate(range.end, 'weekday'),
        })
      : range.start
        ? t('calendar.pickEnd')
        : t('calendar.pickStart');

  return (
    <>
      <div ref={typedFields} className={styles.typed}>
        <TypedDateField
          label={t('calendar.checkin')}
          date={attempt.start}
          problem={concernsStart ? problemText : null}
          onDate={date => type('start', date)}
        />
        <TypedDateField
          label={t('calendar.checkout')}
          date={attempt.end}
          problem={concernsStart ? null : problemText}
          onDate={date => type('end', date)}
        />
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      <div className={styles.calendar}>
        <div className={styles.arrows}>
          <Button
            className={styles.arrow}
            appearance="subtle"
            icon={<ArrowLeftIcon />}
            aria-label={t('calendar.previous')}
            disabledFocusable={month <= monthOf(first)}
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <Button
            className={styles.arrow}
            appearance="subtle"
            icon={<ArrowRightIcon />}
            aria-label={t('calendar.next')}
            disabledFocusable={addMonths(month, MONTHS_SHOWN - 1) >= monthOf(last)}
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
        <div ref={grids} className={styles.months}>
          {shownMonths.map(shown => (
            <MonthGrid
              key={shown}
              month={shown}
              range={range}
              preview={preview}
              current={reachable}
              today={today}
              isPickable={day => isPickable(day, range, hotel)}
              onPick={pick}
              onPreview={setPreview}
              onDayKey={onDayKey}
            />
          ))}
        </div>
        <VisuallyHidden>{t('calendar.keys')}</VisuallyHidden>
      </div>
      <p className={styles.long}>
        {hotel.walkIn
          ? t('calendar.walkIn', {
              date: formatDate(latestArrival(hotel), 'weekday'),
              nights: funnelText('party.nights', { count: hotel.walkIn.maxNights }),
              email: webConfig().links.salesEmail,
            })
          : t('calendar.long', { nights: MAX_NIGHTS, email: webConfig().links.salesEmail })}
      </p>
    </>
  );
}
