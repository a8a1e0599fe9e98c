import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, choiceCard, chosenCard, coveringInput } from '#renderer/platform/ui/theme.ts';
import type { PreferenceOption } from '#shared/contract/guest/preferences.ts';
import { type OptionKind, useOptionTexts } from '../use-option-texts.ts';

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
  chip: {
    ...choiceCard,
    display: 'inline-flex',
    alignItems: 'center',
    // 56 px on a public screen, whose font is larger.
    minHeight: '3rem',
    // The space of the tick is reserved: choosing a chip moves no other.
    padding: '8px 24px',
    borderRadius: '999px',
    lineHeight: 1.25,
  },
  chosen: chosenCard,
  tick: { position: 'absolute', insetInlineStart: '4px', display: 'flex', scale: '0.8' },
  closed: { cursor: 'default', color: brand.inkSoft, backgroundColor: 'transparent', boxShadow: 'none' },
  input: coveringInput,
});

type CheckChipsProps = {
  kind: OptionKind;
  options: readonly PreferenceOption[];
  chosen: readonly number[];
  isFull: boolean;
  onToggle: (id: number) => void;
};

export function CheckChips({ kind, options, chosen, isFull, onToggle }: CheckChipsProps) {
  const styles = useStyles();
  const { nameOf } = useOptionTexts();
  return (
    <div className={styles.chips}>
      {options.map(option => {
        const isChosen = chosen.includes(option.id);
        const isClosed = isFull && !isChosen;
        return (
          <label
            key={option.id}
            className={mergeClasses(styles.chip, isChosen && styles.chosen, isClosed && styles.closed)}
          >
            <input
              className={styles.input}
              type="checkbox"
              checked={isChosen}
              disabled={isClosed}
              onChange={() => onToggle(option.id)}
            />
            {isChosen && (
              <span className={styles.tick}>
                <CheckIcon />
              </span>
            )}
            {nameOf(kind, option)}
          </label>
        );
      })}
    </div>
  );
}
