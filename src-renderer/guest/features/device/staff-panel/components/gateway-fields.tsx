import { makeStyles } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import type { DeviceHost } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { GatewayCheck } from '#shared/bridge.ts';
import { addressProblem, completeAddress } from '../gateway-address.ts';
import type { SettingsValues } from '../settings-values.ts';
import { StaffProblem } from './staff-problem.tsx';

const useStyles = makeStyles({
  whole: { display: 'grid', gap: '18px' },
  row: {
    display: 'grid',
    gap: '12px',
    alignItems: 'start',
    [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  check: { [from.small]: { marginBlockStart: '1.9em' } },
});

type Found = { address: string; hotels: GatewayCheck['hotels'] };
type State =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'failed'; error: unknown }
  | { status: 'found'; found: Found };

type GatewayFieldsProps = { checkGateway: DeviceHost['checkGateway']; onLocked: () => void };

export function GatewayFields({ checkGateway, onLocked }: GatewayFieldsProps) {
  const t = useText('staff-panel');
  const styles = useStyles();
  const { trigger, setValue, getValues } = useFormContext<SettingsValues>();
  const { gateway, hotelId, deviceId } = useWatch<SettingsValues>();
  const [state, setState] = useState<State>({ status: 'idle' });

  async function check() {
    if (!(await trigger('gateway'))) return;
    const address = completeAddress(getValues('gateway'));
    setValue('gateway', address);
    setState({ status: 'asking' });
    try {
      const { hotels } = await checkGateway({ address, deviceId: deviceId || null });
      setState({ status: 'found', found: { address, hotels } });
      const [first] = hotels;
      if (hotels.every(hotel => hotel.hotelId !== getValues('hotelId'))) {
        setValue('hotelId', hotels.length === 1 && first ? first.hotelId : '');
      }
    } catch (error) {
      setState({ status: 'failed', error });
    }
  }

  const checkKnown = useEffectEvent(() => {
    if (addressProblem(getValues('gateway')) === null) void check();
  });
  useEffect(() => checkKnown(), []);

  const hotels =
    state.status === 'found' && state.found.address === completeAddress(gateway ?? '')
      ? state.found.hotels
      : [];
  const options = hotels.map(hotel => ({ value: hotel.hotelId, label: `${hotel.name}, ${hotel.city}` }));
  const isListed = hotels.some(hotel => hotel.hotelId === hotelId);
  return (
    <div className={styles.whole}>
      <div className={styles.row}>
        <TextField
          name="gateway"
          label={t('field.gateway')}
          hint={t('hint.gateway')}
          inputMode="url"
          autoComplete="off"
          required
        />
        <BusyButton
          className={styles.check}
          appearance="secondary"
          busy={state.status === 'asking'}
          onClick={() => void check()}
        >
          {t('gateway.check')}
        </BusyButton>
      </div>
      {state.status === 'failed' && <StaffProblem error={state.error} onLocked={onLocked} />}
      {hotels.length > 0 && <Notice intent="success">{t('gateway.found', { count: hotels.length })}</Notice>}
      <SelectField
        name="hotelId"
        label={t('field.hotel')}
        options={[
          { value: '', label: t(hotels.length > 0 ? 'gateway.choose' : 'gateway.checkFirst') },
          ...(hotelId && !isListed ? [{ value: hotelId, label: hotelId }] : []),
          ...options,
        ]}
        required
      />
    </div>
  );
}
