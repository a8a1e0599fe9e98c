import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { SettingsPart } from './settings-part.tsx';

export function PinFields({ hasPin }: { hasPin: boolean }) {
  const t = useText('staff-panel');
  const fields = useFieldGrid();
  return (
    <SettingsPart title={t('part.pin')}>
      <div className={fields.grid}>
        <TextField
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          label={t(hasPin ? 'field.newPin' : 'field.pin')}
          hint={t(hasPin ? 'hint.newPin' : 'hint.pin')}
          required={!hasPin}
        />
        <TextField
          name="repeatPin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          label={t('field.repeatPin')}
          required={!hasPin}
        />
      </div>
    </SettingsPart>
  );
}
