import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { NativeSelect } from '#renderer/platform/ui/native-select.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { MAX_CHILD_AGE } from '#shared/policies.ts';
import { ageId, type MissingAges } from '../use-missing-ages.ts';

const useStyles = makeStyles({
  ages: { display: 'grid', gap: '12px', [from.small]: { gridTemplateColumns: '1fr 1fr' } },
});

type ChildAgesProps = {
  index: number;
  ages: readonly (number | null)[];
  missing: MissingAges;
  onChange: (child: number, age: number | null) => void;
};

export function ChildAges({ index, ages, missing, onChange }: ChildAgesProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const options = [
    { value: '', label: t('rooms.agePick') },
    ...Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
      value: String(age),
      label: t('rooms.years', { count: age }),
    })),
  ];
  return (
    <div className={styles.ages}>
      {ages.map((age, child) => (
        <NativeSelect
          key={ageId(index, child)}
          id={ageId(index, child)}
          required
          label={t('rooms.age', { number: child + 1 })}
          longLabel={t('rooms.ageRoom', { number: child + 1, room: index + 1 })}
          value={age === null ? '' : String(age)}
          options={options}
          error={missing.isShown(index, child) ? t('rooms.ageMissing') : undefined}
          onBlur={() => missing.leave(index, child)}
          onChange={value => onChange(child, value === '' ? null : Number(value))}
        />
      ))}
    </div>
  );
}
