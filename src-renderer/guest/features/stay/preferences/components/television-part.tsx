import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, choiceCard, chosenCard, coveringInput } from '#renderer/platform/ui/theme.ts';
import { useOptionName } from '../option-name.ts';
import { usePartSave } from '../use-part-save.ts';
import type { RoomForm } from '../use-room-form.ts';
import { PartSection } from './part-section.tsx';
import { TelevisionIcon } from './preference-icons.tsx';

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '12px', fontWeight: 600 },
  hint: { display: 'block', color: brand.inkSoft, fontWeight: 400 },
  routines: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(40%, min(100%, 9.5rem)), 1fr))',
    gap: '10px',
  },
  routine: {
    ...choiceCard,
    alignContent: 'center',
    minHeight: '64px',
    padding: '10px 16px',
    fontWeight: 600,
  },
  chosen: chosenCard,
  input: coveringInput,
  channels: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
  channel: {
    ...choiceCard,
    gridTemplateColumns: 'auto auto',
    alignItems: 'center',
    gap: '8px',
    minHeight: '56px',
    padding: '8px 20px 8px 14px',
    borderRadius: '999px',
  },
});

export function TelevisionPart({ form }: { form: RoomForm }) {
  const styles = useStyles();
  const t = useText('room-preferences');
  const nameOf = useOptionName();
  const saving = usePartSave('tv', form);
  const name = useId();
  const { routineOptions, channelOptions } = form.room.tv;
  const { routine, channels } = form.choice.tv;
  const chosen = routineOptions.find(({ id }) => id === routine);
  const onNow = channelOptions.filter(({ id }) => channels.includes(id));
  const summary = [
    chosen && nameOf('tvRoutine', chosen),
    onNow.length > 0 && formatList(onNow.map(option => nameOf('tvChannel', option))),
  ];
  return (
    <PartSection
      part="tv"
      form={form}
      saving={saving}
      icon={<TelevisionIcon />}
      summary={summary.filter(Boolean).join('\u00a0· ')}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('parts.tv.question')}</legend>
        <div className={styles.routines}>
          {routineOptions.map(option => (
            <label
              key={option.id}
              className={mergeClasses(styles.routine, option === chosen && styles.chosen)}
            >
              <input
                className={styles.input}
                type="radio"
                name={name}
                checked={option === chosen}
                onChange={() => saving.choose({ routine: option.id, channels })}
              />
              {nameOf('tvRoutine', option)}
            </label>
          ))}
        </div>
      </fieldset>
      {channelOptions.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>
            {t('channels.question')}
            <span className={styles.hint}>{t('channels.hint')}</span>
          </legend>
          <div className={styles.channels}>
            {channelOptions.map(option => {
              const isOn = channels.includes(option.id);
              const others = channels.filter(id => id !== option.id);
              return (
                <label key={option.id} className={mergeClasses(styles.channel, isOn && styles.chosen)}>
                  <input
                    className={styles.input}
                    type="checkbox"
                    checked={isOn}
                    onChange={() =>
                      saving.choose({ routine, channels: isOn ? others : [...others, option.id] })
                    }
                  />
                  {isOn ? <CheckIcon /> : <PlusIcon />}
                  {nameOf('tvChannel', option)}
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
    </PartSection>
  );
}
