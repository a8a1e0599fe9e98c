import { Field, makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useFormField } from './form-field.ts';

const useStyles = makeStyles({
  group: { display: 'grid', gap: '10px', marginTop: '6px' },
  grid: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 30%), 1fr))' },
  choice: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '56px',
    padding: '6px 12px 6px 6px',
    borderRadius: '14px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  radio: {
    flexGrow: 1,
    alignItems: 'center',
    '& label': { flexGrow: 1, paddingBlock: '12px', lineHeight: 1.35 },
  },
  chosen: { backgroundColor: brand.terracottaWash, border: '1px solid var(--colorBrandStroke1)' },
});

type RadioFieldProps = {
  name: string;
  label: string;
  /** Every value is a string; an empty one means "not chosen". */
  options: readonly { value: string; label: string }[];
  hint?: string;
  required?: boolean;
  isGrid?: boolean;
  className?: string;
};

export function RadioField({ options, isGrid = false, ...props }: RadioFieldProps) {
  const styles = useStyles();
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <RadioGroup
        className={mergeClasses(styles.group, isGrid && styles.grid)}
        name={field.name}
        value={String(field.value ?? '')}
        onChange={(_, { value }) => field.onChange(value)}
      >
        {options.map(({ value, label }, index) => (
          <div key={value} className={mergeClasses(styles.choice, value === field.value && styles.chosen)}>
            <Radio
              className={styles.radio}
              value={value}
              label={label}
              {...(index === 0 ? { ref: field.ref } : {})}
              onBlur={field.onBlur}
            />
          </div>
        ))}
      </RadioGroup>
    </Field>
  );
}
