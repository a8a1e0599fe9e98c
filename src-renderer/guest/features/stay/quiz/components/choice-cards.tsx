import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { brand, choiceCard, chosenCard, coveringInput, from } from '#renderer/platform/ui/theme.ts';
import type { PreferenceOption } from '#shared/contract/guest/preferences.ts';
import { type OptionKind, useOptionTexts } from '../use-option-texts.ts';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gap: '12px',
    [from.small]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  },
  card: { ...choiceCard, alignContent: 'start', overflow: 'hidden', minHeight: '3.5rem' },
  chosen: chosenCard,
  input: coveringInput,
  text: { display: 'grid', gap: '4px', padding: '16px 18px' },
  name: { fontFamily: brand.fontDisplay, fontSize: '1.25rem', lineHeight: 1.25 },
  line: { color: brand.inkSoft, lineHeight: 1.4 },
});

type ChoiceCardsProps = {
  kind: OptionKind;
  options: readonly PreferenceOption[];
  chosen: number | null;
  picture?: (option: PreferenceOption) => ReactNode;
  onChoose: (id: number) => void;
};

export function ChoiceCards({ kind, options, chosen, picture, onChoose }: ChoiceCardsProps) {
  const styles = useStyles();
  const { nameOf, lineOf } = useOptionTexts();
  const group = useId();
  return (
    <div className={styles.cards}>
      {options.map(option => {
        const id = `${group}-${option.id}`;
        const line = lineOf(kind, option);
        return (
          <label key={option.id} className={mergeClasses(styles.card, option.id === chosen && styles.chosen)}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              checked={option.id === chosen}
              aria-labelledby={id}
              {...(line === null ? {} : { 'aria-describedby': `${id}-line` })}
              onChange={() => onChoose(option.id)}
            />
            {picture?.(option)}
            <span className={styles.text}>
              <span className={styles.name} id={id}>
                {nameOf(kind, option)}
              </span>
              {line !== null && (
                <span className={styles.line} id={`${id}-line`}>
                  {line}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
