import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { inLanguage } from '#renderer/platform/i18n/language.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, choiceCard, chosenCard, coveringInput, from } from '#renderer/platform/ui/theme.ts';
import type { MinibarOption, MinibarPreference } from '#shared/contract/guest/preferences.ts';
import { useMinibarNames } from '../minibar-names.ts';
import { Shelves } from './shelves.tsx';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: {
    padding: 0,
    marginBottom: '16px',
    fontFamily: brand.fontDisplay,
    fontSize: '1.25rem',
    fontWeight: 500,
    lineHeight: 1.3,
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    [from.small]: { gridTemplateColumns: '1fr 1fr' },
  },
  card: {
    ...choiceCard,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    borderRadius: '20px',
  },
  chosen: chosenCard,
  input: coveringInput,
  drawing: { padding: '20px 18% 0', color: brand.ink },
  sage: { backgroundColor: brand.sageWash },
  brass: { backgroundColor: brand.brassWash },
  ground: { backgroundColor: brand.groundDeep },
  clay: { backgroundColor: brand.terracottaWash },
  body: {
    display: 'grid',
    alignContent: 'start',
    gap: '4px',
    padding: '14px 18px 18px',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: { fontFamily: brand.fontDisplay, fontSize: '1.25rem', lineHeight: 1.3 },
  text: { color: brand.inkSoft, lineHeight: 1.45 },
  badge: {
    padding: '1px 10px',
    borderRadius: '999px',
    backgroundColor: brand.groundDeep,
    color: brand.ink,
    fontSize: '0.875rem',
  },
  own: { backgroundColor: brand.sageWash, color: brand.sageInk },
  mark: {
    position: 'absolute',
    top: '12px',
    insetInlineEnd: '12px',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: '999px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
  },
});

const washes = ['brass', 'sage', 'clay', 'ground'] as const;

type MinibarOptionsProps = {
  minibar: MinibarPreference;
  chosen: string;
  onChoose: (optionId: string) => void;
};

export function MinibarOptions({ minibar, chosen, onChoose }: MinibarOptionsProps) {
  const t = useText('minibar');
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('choose.title')}</legend>
      <div className={styles.cards}>
        {minibar.options.map((option, index) => (
          <label key={option.id} className={mergeClasses(styles.card, option.id === chosen && styles.chosen)}>
            <OptionPicture option={option} wash={washes[index % washes.length] ?? 'ground'} />
            <OptionText
              option={option}
              id={`${name}-${option.id}`}
              isStandard={option.id === minibar.optionDefault}
              isSaved={option.id === minibar.optionSelected?.id}
            />
            <input
              className={styles.input}
              type="radio"
              name={name}
              aria-labelledby={`${name}-${option.id}`}
              aria-describedby={`${name}-${option.id}-text`}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            {option.id === chosen && (
              <span className={styles.mark}>
                <CheckIcon />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type OptionTextProps = { option: MinibarOption; id: string; isStandard: boolean; isSaved: boolean };

function OptionText({ option, id, isStandard, isSaved }: OptionTextProps) {
  const t = useText('minibar');
  const styles = useStyles();
  const { optionName } = useMinibarNames();
  const language = useLanguage();
  return (
    <span className={styles.body}>
      <span className={styles.head} id={id}>
        <span className={styles.name}>{optionName(option)}</span>
        {isSaved && <span className={mergeClasses(styles.badge, styles.own)}>{t('choose.saved')}</span>}
        {isStandard && <span className={styles.badge}>{t('choose.standard')}</span>}
      </span>
      <span className={styles.text} id={`${id}-text`}>
        {inLanguage(option.description, language)}
      </span>
    </span>
  );
}

function OptionPicture({ option, wash }: { option: MinibarOption; wash: (typeof washes)[number] }) {
  const styles = useStyles();
  const stem = pictureStem(option.pictureUrl);
  if (stem !== '') return <Picture stem={stem} alt="" sizes="320px" ratio="16 / 9" />;
  const shelved = option.items.flatMap(({ key, defaultQuantity }) =>
    Array<string>(defaultQuantity).fill(key),
  );
  return (
    <span className={mergeClasses(styles.drawing, styles[wash])}>
      <Shelves shelved={shelved} />
    </span>
  );
}
