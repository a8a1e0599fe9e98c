import { Button, makeStyles } from '@fluentui/react-components';
import { TypedDateField } from '#renderer/platform/forms/typed-date-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CloseIcon } from '#renderer/platform/ui/icons.tsx';
import { NativeSelect } from '#renderer/platform/ui/native-select.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { staffActs } from '#shared/contract/staff/staff-acts.ts';
import { actText } from '../shared/record/entry-details.ts';
import type { RecordFilters } from './record-filters.ts';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gap: '12px',
    alignItems: 'end',
    marginBlockEnd: '16px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) 160px 160px auto',
      justifyContent: 'start',
    },
  },
  choice: { gridColumn: 'span 2', [from.small]: { gridColumn: 'auto' } },
  clear: { justifySelf: 'start' },
});

type FilterBarProps = {
  people: readonly StaffPerson[];
  filters: RecordFilters;
  onChange: (name: keyof RecordFilters, value: string) => void;
  onClear: () => void;
};

export function FilterBar({ people, filters, onChange, onClear }: FilterBarProps) {
  const styles = useStyles();
  const t = useText('staff/record');
  const acts = staffActs
    .map(value => ({ value, label: actText(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const format = t('dayFormat');
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <NativeSelect
        className={styles.choice}
        label={t('person')}
        value={filters.staffId ?? ''}
        options={[
          { value: '', label: t('everybody') },
          ...people.map(({ staffId, name }) => ({ value: staffId, label: name })),
        ]}
        onChange={value => onChange('staffId', value)}
      />
      <NativeSelect
        className={styles.choice}
        label={t('act')}
        value={filters.act ?? ''}
        options={[{ value: '', label: t('everyAct') }, ...acts]}
        onChange={value => onChange('act', value)}
      />
      {(['from', 'until'] as const).map(name => (
        <TypedDateField
          key={name}
          label={t(name)}
          date={filters[name] ?? null}
          format={format}
          unreadable={t('unreadable', { format })}
          onDate={date => onChange(name, date ?? '')}
        />
      ))}
      {isFiltered && (
        <Button className={styles.clear} appearance="subtle" icon={<CloseIcon />} onClick={onClear}>
          {t(filters.bookingId === undefined ? 'clear' : 'clearBooking')}
        </Button>
      )}
    </search>
  );
}
