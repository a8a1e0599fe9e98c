import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { SettingsPart } from './settings-part.tsx';

/** The device's identification at the gateway. The stored token is never shown. */
export function EnrolmentFields({ hasDeviceToken }: { hasDeviceToken: boolean }) {
  const t = useText('staff-panel');
  const fields = useFieldGrid();
  return (
    <SettingsPart title={t('part.enrolment')}>
      <div className={fields.grid}>
        <TextField
          name="deviceId"
          label={`${t('field.deviceId')} (${t('general:optional')})`}
          hint={t('hint.deviceId')}
          autoComplete="off"
        />
        <TextField
          name="deviceToken"
          type="password"
          label={`${t('field.deviceToken')} (${t('general:optional')})`}
          hint={t(hasDeviceToken ? 'hint.deviceTokenKept' : 'hint.deviceToken')}
          autoComplete="off"
        />
      </div>
    </SettingsPart>
  );
}
