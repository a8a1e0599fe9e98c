import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { choiceCard, chosenCard, coveringInput, from } from '#renderer/platform/ui/theme.ts';
import { useCategoryName } from '../guide-texts.ts';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '10px', fontWeight: 600 },
  // On a phone the categories are one line that scrolls; with space for the focus ring.
  chips: {
    display: 'flex',
    gap: '10px',
    padding: '4px 20px',
    margin: '-4px -20px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [from.medium]: { flexWrap: 'wrap', overflowX: 'visible', padding: 0, margin: 0 },
  },
  chip: {
    ...choiceCard,
    flexShrink: 0,
    alignContent: 'center',
    minHeight: 'max(44px, 2.75rem)',
    paddingInline: '18px',
    borderRadius: '999px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  chosen: chosenCard,
  input: coveringInput,
});

type CategoryFilterProps = {
  categories: readonly string[];
  /** Null for all. */
  chosen: string | null;
  onChoose: (category: string | null) => void;
};

/** Shows one category of a list, or all (CUR-02): radio buttons, so that arrow keys work. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const styles = useStyles();
  const t = useText('guide');
  const nameOf = useCategoryName();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('categories')}</legend>
      <div className={styles.chips}>
        {[null, ...categories].map(category => (
          <label
            key={category ?? ''}
            className={mergeClasses(styles.chip, category === chosen && styles.chosen)}
          >
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={category === chosen}
              onChange={() => onChoose(category)}
            />
            {category === null ? t('all') : nameOf(category)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
