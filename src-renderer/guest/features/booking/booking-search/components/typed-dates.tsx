import { makeStyles } from '@fluentui/react-components';
import type { Ref } from 'react';
import {
  type DateRange,
  type HotelNow,
  typedRangeProblem,
} from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { TypedDateField } from '#renderer/platform/forms/typed-date-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { problemText } from '../calendar-texts.ts';
import { fieldOfProblem, type RangeField, shownDates } from '../typed-range.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    gap: '12px',
    marginBottom: '8px',
  },
});

type TypedDatesProps = {
  range: DateRange;
  invalid: DateRange;
  hotel: HotelNow;
  onType: (field: RangeField, date: LocalDate | null) => void;
  ref: Ref<HTMLDivElement>;
};

export function TypedDates({ range, invalid, hotel, onType, ref }: TypedDatesProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const shown = shownDates(range, invalid);
  const problem = typedRangeProblem(shown, hotel);
  const text = problem === null ? null : problemText(problem, hotel, t);
  const wrong = fieldOfProblem(problem, shown, invalid);
  const format = t('calendar.format');
  const texts = { format, unreadable: t('calendar.problem.format', { format }) };
  return (
    <div ref={ref} className={styles.fields}>
      <TypedDateField
        {...texts}
        label={t('calendar.checkin')}
        date={shown.start}
        problem={wrong === 'start' ? text : null}
        onDate={date => onType('start', date)}
      />
      <TypedDateField
        {...texts}
        label={t('calendar.checkout')}
        date={shown.end}
        problem={wrong === 'end' ? text : null}
        onDate={date => onType('end', date)}
      />
    </div>
  );
}
