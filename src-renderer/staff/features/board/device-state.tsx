import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { DeviceAttention } from '#shared/contract/staff/board.ts';
import { KioskIcon } from '../shared/look/staff-icons.tsx';
import { State } from '../shared/look/state-arch.tsx';

const MINUTE_MS = 60_000;

/** A kiosk that needs somebody (FRD-16). */
export function DeviceState({ device }: { device: DeviceAttention }) {
  const t = useText('staff/board');
  const minutes = Math.max(0, Math.floor((serverNow().getTime() - Date.parse(device.since)) / MINUTE_MS));
  return (
    <State
      kind="stop"
      icon={<KioskIcon />}
      word={t(`attention.devices.${device.state}`, { device: device.deviceId })}
      note={t('attention.devices.for', { count: minutes })}
    />
  );
}
