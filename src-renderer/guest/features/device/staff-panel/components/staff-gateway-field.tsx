import { useWatch } from 'react-hook-form';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { SettingsValues } from '../settings-values.ts';

/** Only a desk shows the staff app. */
export function StaffGatewayField() {
  const t = useText('staff-panel');
  const profile = useWatch<SettingsValues, 'profile'>({ name: 'profile' });
  if (profile !== 'reception') return null;
  return (
    <TextField
      name="staffGateway"
      label={`${t('field.staffGateway')} (${t('general:optional')})`}
      hint={t('hint.staffGateway')}
      inputMode="url"
      autoComplete="off"
    />
  );
}
