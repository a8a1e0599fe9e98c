import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { brand, choiceCard, chosenCard, coveringInput } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '12px', fontWeight: 600 },
  chips: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.75rem), 1fr))',
    gap: '10px',
  },
  chip: {
    ...choiceCard,
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: '64px',
    padding: '8px 10px',
    textAlign: 'center',
    lineHeight: 1.3,
  },
  chosen: chosenCard,
  closed: { cursor: 'default', backgroundColor: 'transparent', boxShadow: 'none' },
  input: coveringInput,
  main: { fontFamily: brand.fontDisplay, fontSize: '1.25rem' },
  quiet: { color: brand.inkSoft },
  soft: { color: brand.inkSoft, fontSize: '0.875rem' },
});

export type Chip = { value: string; main: string; before?: string; after?: string; isDisabled?: boolean };

type ChipsProps = {
  legend: string;
  chips: readonly Chip[];
  chosen: string | null;
  isDisabled?: boolean;
  error?: ReactNode;
  onChoose: (value: string) => void;
};

export function Chips({ legend, chips, chosen, isDisabled = false, error, onChoose }: ChipsProps) {
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {chips.map(chip => (
          <label
            key={chip.value}
            className={mergeClasses(
              styles.chip,
              chip.value === chosen && styles.chosen,
              chip.isDisabled === true && styles.closed,
            )}
          >
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={chip.value === chosen}
              disabled={chip.isDisabled === true}
              onChange={() => onChoose(chip.value)}
            />
            {chip.before !== undefined && <span className={styles.soft}>{chip.before}</span>}
            <span className={mergeClasses(styles.main, chip.isDisabled === true && styles.quiet)}>
              {chip.main}
            </span>
            {chip.after !== undefined && <span className={styles.soft}>{chip.after}</span>}
          </label>
        ))}
      </div>
      {error}
    </fieldset>
  );
}
