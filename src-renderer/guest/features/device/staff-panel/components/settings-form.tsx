import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import type { DeviceHost } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { StaffSettings } from '#shared/bridge.ts';
import { type SettingsValues, toChange, toValues } from '../settings-values.ts';
import { DeviceFields } from './device-fields.tsx';
import { EnrolmentFields } from './enrolment-fields.tsx';
import { GatewayFields } from './gateway-fields.tsx';
import { PinFields } from './pin-fields.tsx';
import { SettingsPart } from './settings-part.tsx';
import { StaffGatewayField } from './staff-gateway-field.tsx';
import { StaffProblem } from './staff-problem.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '32px' },
  foot: { display: 'grid', gap: '16px', justifyItems: 'start' },
});

type SettingsFormProps = {
  device: DeviceHost;
  known: StaffSettings;
  /** A first start requires the hotel and the PIN only; the rest has defaults. */
  isFirst: boolean;
  onLocked: () => void;
};

export function SettingsForm({ device, known, isFirst, onLocked }: SettingsFormProps) {
  const styles = useStyles();
  const fields = useFieldGrid();
  const t = useText('staff-panel');
  const [state, setState] = useState<'open' | 'saved' | { error: unknown }>('open');
  const form = useAppForm<SettingsValues>({
    schema: () => import('../settings-schema.ts').then(module => module.settingsSchema(!known.hasStaffPin)),
    defaultValues: toValues(known.settings),
  });

  async function save(values: SettingsValues) {
    setState('open');
    try {
      await device.saveSettings(toChange(values));
      setState('saved');
    } catch (error) {
      setState({ error });
    }
  }

  const profiles = (['kiosk', 'reception'] as const).map(value => ({ value, label: t(`profile.${value}`) }));
  const languages = (['pt', 'en'] as const).map(value => ({ value, label: t(`language.${value}`) }));
  return (
    <Form form={form} onSubmit={save} texts="staff-panel" className={styles.form} label={t('settings.title')}>
      <SettingsPart title={t('part.hotel')}>
        <div className={fields.grid}>
          <SelectField name="profile" label={t('field.profile')} options={profiles} />
          <SelectField name="language" label={t('field.language')} options={languages} />
        </div>
        <GatewayFields checkGateway={device.checkGateway} onLocked={onLocked} />
        <StaffGatewayField />
        {!isFirst && <CheckboxField name="otherHotels" label={t('field.otherHotels')} />}
      </SettingsPart>

      {!isFirst && <DeviceFields known={known} />}

      <PinFields hasPin={known.hasStaffPin} />
      <EnrolmentFields hasDeviceToken={known.hasDeviceToken} />

      <div className={styles.foot}>
        {typeof state === 'object' && <StaffProblem error={state.error} onLocked={onLocked} />}
        {state === 'saved' && <Notice intent="success">{t('settings.saved')}</Notice>}
        <SubmitButton busy={state === 'saved'}>
          {t(isFirst ? 'settings.start' : 'settings.save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
