import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { choiceCard, chosenCard, coveringInput, from } from '#renderer/platform/ui/theme.ts';
import { useOptionName } from '../option-name.ts';
import { findPosition } from '../room-choice.ts';
import { usePartSave } from '../use-part-save.ts';
import type { RoomForm } from '../use-room-form.ts';
import { PartSection } from './part-section.tsx';
import { LightIcon } from './preference-icons.tsx';
import { RoomPicture } from './room-picture.tsx';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '12px', fontWeight: 600 },
  cards: {
    display: 'grid',
    gap: '12px',
    [from.small]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))' },
  },
  card: {
    ...choiceCard,
    overflow: 'hidden',
    gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
    alignItems: 'center',
    [from.small]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  },
  chosen: chosenCard,
  // Above the picture, so that a press on the picture is one on the button.
  input: { ...coveringInput, zIndex: 1 },
  name: { minHeight: '56px', padding: '12px 16px', display: 'flex', alignItems: 'center', fontWeight: 600 },
});

export function LightPart({ form }: { form: RoomForm }) {
  const styles = useStyles();
  const t = useText('room-preferences');
  const nameOf = useOptionName();
  const saving = usePartSave('lighting', form);
  const name = useId();
  const { options } = form.room.lighting;
  const chosen = options.find(({ id }) => id === form.choice.lighting);
  return (
    <PartSection
      part="lighting"
      form={form}
      saving={saving}
      icon={<LightIcon />}
      summary={chosen ? nameOf('lighting', chosen) : ''}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('parts.lighting.question')}</legend>
        <div className={styles.cards}>
          {options.map(option => (
            <label key={option.id} className={mergeClasses(styles.card, option === chosen && styles.chosen)}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                checked={option === chosen}
                onChange={() => saving.choose(option.id)}
              />
              <RoomPicture
                appearance={{
                  warmth: 'none',
                  brightness: findPosition(options, option.id),
                  activity: 0,
                  channels: [],
                }}
                stem={pictureStem(option.url)}
                alt=""
                sizes="(min-width: 640px) 240px, 90vw"
              />
              <span className={styles.name}>{nameOf('lighting', option)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </PartSection>
  );
}
