import { makeStyles } from '@fluentui/react-components';
import {
  canBeOwn,
  chooseOwnDevice,
  idleMinutes,
  useOwnDevice,
} from '#renderer/guest/features/shared/session/own-device.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { SwitchCard } from '#renderer/platform/ui/switch-card.tsx';

const useStyles = makeStyles({ box: { marginBottom: '24px' } });

export function OwnDeviceSwitch() {
  const styles = useStyles();
  const t = useText('settings');
  const isOwn = useOwnDevice();
  if (!canBeOwn()) return null;
  return (
    <div className={styles.box}>
      <SwitchCard
        name={t('sessions.ownDevice.name')}
        note={t('sessions.ownDevice.note', { minutes: idleMinutes() })}
        isOn={isOwn}
        onToggle={() => chooseOwnDevice(!isOwn)}
      />
    </div>
  );
}
