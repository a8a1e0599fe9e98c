import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { digitsMask } from '#renderer/platform/forms/masks.ts';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { StaffSettings } from '#shared/bridge.ts';
import type { SettingsValues } from '../settings-values.ts';
import { SettingsPart } from './settings-part.tsx';

const maskTime = digitsMask('99:99');
const maskSeconds = digitsMask('9999');

export function DeviceFields({ known }: { known: StaffSettings }) {
  const t = useText('staff-panel');
  const fields = useFieldGrid();
  const { hasHours, restarts, printer } = useWatch<SettingsValues>();
  const time = (name: 'opens' | 'closes' | 'quietFrom' | 'quietTo') => (
    <MaskedField name={name} label={t(`field.${name}`)} mask={maskTime} required />
  );
  const idle = [
    'anonymousSeconds',
    'anonymousCountdownSeconds',
    'guestSeconds',
    'guestCountdownSeconds',
    'busySeconds',
  ] as const;
  const displays = Array.from({ length: known.displays }, (_, at) => ({
    value: String(at),
    label: t('display.number', { number: at + 1 }),
  }));
  // A printer that is switched off is still the chosen one.
  const printers = [...new Set([...known.printers, ...(printer ? [printer] : [])])];
  return (
    <>
      <SettingsPart title={t('part.idle')}>
        <div className={fields.grid}>
          {idle.map(name => (
            <MaskedField key={name} name={name} label={t(`field.${name}`)} mask={maskSeconds} required />
          ))}
        </div>
      </SettingsPart>
      <SettingsPart title={t('part.machine')}>
        <div className={fields.grid}>
          <SelectField
            name="display"
            label={t('field.display')}
            options={[{ value: '', label: t('display.main') }, ...displays]}
          />
          <SelectField
            name="printer"
            label={t('field.printer')}
            options={[
              { value: '', label: t('printer.none') },
              ...printers.map(name => ({ value: name, label: name })),
            ]}
          />
          <CheckboxField className={fields.wide} name="coverOthers" label={t('field.coverOthers')} />
          <CheckboxField className={fields.wide} name="touchOnly" label={t('field.touchOnly')} />
          <CheckboxField className={fields.wide} name="camera" label={t('field.camera')} />
          <TextField
            className={fields.wide}
            name="staffPhone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            label={`${t('field.staffPhone')} (${t('general:optional')})`}
            hint={t('hint.staffPhone')}
          />
        </div>
      </SettingsPart>
      <SettingsPart title={t('part.hours')}>
        <CheckboxField name="hasHours" label={t('field.hasHours')} />
        {hasHours && (
          <div className={fields.grid}>
            {time('opens')}
            {time('closes')}
          </div>
        )}
        <CheckboxField name="restarts" label={t('field.restarts')} />
        {restarts && (
          <div className={fields.grid}>
            {time('quietFrom')}
            {time('quietTo')}
          </div>
        )}
      </SettingsPart>
    </>
  );
}
