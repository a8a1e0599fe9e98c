import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { formatDate, monthNames, weekdayNames } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { NativeSelect } from '#renderer/platform/ui/native-select.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { earliestBirthDate, latestBirthDate } from '#shared/rules/birth-date.ts';
import { monthDays, openingMonth, pickerYears } from '../birth-date.ts';

const useStyles = makeStyles({
  head: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px', marginBottom: '16px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '2px',
    justifyItems: 'center',
  },
  weekday: { color: brand.inkSoft, fontSize: '0.875rem', textAlign: 'center' },
  day: { width: '100%', minWidth: 0, padding: 0, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  chosen: { fontWeight: 700 },
});

type BirthDatePickerProps = {
  chosen: string;
  onChoose: (date: LocalDate) => void;
  onClose: () => void;
};

const here = () => dateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

export default function BirthDatePicker({ chosen, onChoose, onClose }: BirthDatePickerProps) {
  const t = useText('sign-up');
  const styles = useStyles();
  const [today] = useState(here);
  const [shown, setShown] = useState(() => openingMonth(chosen, today));
  const { before, days } = monthDays(shown.year, shown.month);
  const [earliest, latest] = [earliestBirthDate(today), latestBirthDate(today)];
  return (
    <Modal open title={t('dateOfBirth')} size="small" onClose={onClose}>
      <div className={styles.head}>
        <NativeSelect
          label={t('picker.month')}
          value={String(shown.month)}
          options={monthNames().map((label, index) => ({ value: String(index + 1), label }))}
          onChange={month => setShown({ ...shown, month: Number(month) })}
        />
        <NativeSelect
          label={t('picker.year')}
          value={String(shown.year)}
          options={pickerYears(today).map(year => ({ value: String(year), label: String(year) }))}
          onChange={year => setShown({ ...shown, year: Number(year) })}
        />
      </div>
      <div className={styles.grid} role="group" aria-label={t('picker.days')}>
        {weekdayNames('narrow').map((name, index) => (
          <span key={`${index}-${name}`} className={styles.weekday} aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((date, index) => (
          <Button
            key={date}
            className={mergeClasses(styles.day, date === chosen && styles.chosen)}
            style={index === 0 ? { gridColumnStart: before + 1 } : {}}
            appearance={date === chosen ? 'primary' : 'subtle'}
            disabled={date < earliest || date > latest}
            aria-label={formatDate(date, 'long')}
            aria-pressed={date === chosen}
            onClick={() => onChoose(date)}
          >
            {index + 1}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
