import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { SwitchCard } from '#renderer/platform/ui/switch-card.tsx';
import { useOptionName } from '../option-name.ts';
import { usePartSave } from '../use-part-save.ts';
import type { RoomForm } from '../use-room-form.ts';
import { PartSection } from './part-section.tsx';
import { ClimateIcon } from './preference-icons.tsx';
import { TemperatureDial } from './temperature-dial.tsx';

const useStyles = makeStyles({ choice: { display: 'grid', justifyItems: 'center', gap: '20px' } });

export function ClimatePart({ form }: { form: RoomForm }) {
  const styles = useStyles();
  const t = useText('room-preferences');
  const nameOf = useOptionName();
  const saving = usePartSave('ac', form);
  const { options } = form.room.ac;
  const { temperature, onlyVentilationEnabled } = form.choice.ac;
  const names = options.map(option => nameOf('ac', option));
  const index = Math.max(
    0,
    options.findIndex(({ id }) => id === temperature),
  );
  return (
    <PartSection
      part="ac"
      form={form}
      saving={saving}
      icon={<ClimateIcon />}
      summary={onlyVentilationEnabled ? t('ventilation.name') : (names[index] ?? '')}
      startsOpen
    >
      <div className={styles.choice}>
        {names.length > 0 && (
          <TemperatureDial
            names={names}
            index={index}
            isDisabled={onlyVentilationEnabled}
            onChange={wanted =>
              saving.choose({ onlyVentilationEnabled, temperature: options[wanted]?.id ?? temperature })
            }
          />
        )}
        <SwitchCard
          name={t('ventilation.name')}
          note={onlyVentilationEnabled ? t('ventilation.noteOn') : t('ventilation.note')}
          isOn={onlyVentilationEnabled}
          onToggle={() => saving.choose({ temperature, onlyVentilationEnabled: !onlyVentilationEnabled })}
        />
      </div>
    </PartSection>
  );
}
