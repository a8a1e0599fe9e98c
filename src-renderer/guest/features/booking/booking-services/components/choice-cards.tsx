import { Field, makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { brand, from, reducedMotion } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  field: { rowGap: '6px', '& > .fui-Label': { fontSize: '1.0625rem' } },
  group: { display: 'grid', gap: '10px', [from.small]: { gridTemplateColumns: '1fr 1fr' } },
  card: {
    display: 'flex',
    minHeight: '56px',
    alignItems: 'center',
    padding: '6px 12px 6px 6px',
    borderRadius: '14px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    transitionProperty: 'border-color, background-color',
    transitionDuration: '160ms',
    [reducedMotion]: { transitionDuration: '0ms' },
    '& label': { lineHeight: '1.35' },
  },
  chosen: { backgroundColor: brand.terracottaWash, border: '1px solid var(--colorBrandStroke1)' },
});

type ChoiceCardsProps<Value extends string> = {
  name: string;
  label: string;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One question with two options as large targets; it is a native radio group, so arrows and screen readers work. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { name, label, hint, value, options, onChange } = props;
  const styles = useStyles();
  return (
    <Field className={styles.field} label={label} required {...(hint === undefined ? {} : { hint })}>
      <RadioGroup
        className={styles.group}
        name={name}
        value={value}
        onChange={(_, chosen) => {
          const option = options.find(known => known.value === chosen.value);
          if (option) onChange(option.value);
        }}
      >
        {options.map(option => (
          <div
            key={option.value}
            className={mergeClasses(styles.card, option.value === value && styles.chosen)}
          >
            <Radio value={option.value} label={option.label} />
          </div>
        ))}
      </RadioGroup>
    </Field>
  );
}
