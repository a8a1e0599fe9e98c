import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { DeviceHost } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { StaffProblem } from './staff-problem.tsx';

const useStyles = makeStyles({
  whole: { display: 'grid', gap: '20px' },
  action: {
    display: 'grid',
    gap: '12px',
    justifyItems: 'start',
    padding: '24px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '20px',
    '& p': { margin: 0, color: brand.inkSoft },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  facts: { margin: 0, color: brand.inkSoft },
});

type LeaveAction = 'restart' | 'quit';

type LeaveDeviceProps = { device: DeviceHost; appVersion: string | null; onLocked: () => void };

export function LeaveDevice({ device, appVersion, onLocked }: LeaveDeviceProps) {
  const styles = useStyles();
  const t = useText('staff-panel');
  const [chosen, setChosen] = useState<LeaveAction | null>(null);
  const [state, setState] = useState<'idle' | 'leaving' | { error: unknown }>('idle');

  async function leave(to: LeaveAction) {
    setState('leaving');
    try {
      await device.leaveKiosk({ to });
    } catch (error) {
      setState({ error });
    }
  }

  return (
    <div className={styles.whole}>
      {(['restart', 'quit'] as const).map(action => (
        <div key={action} className={styles.action}>
          <Heading level={3}>{t(`leave.${action}.title`)}</Heading>
          <p>{t(`leave.${action}.text`)}</p>
          {chosen === action ? (
            <div className={styles.buttons} role="group" aria-label={t(`leave.${action}.sure`)}>
              <Button size="large" autoFocus onClick={() => setChosen(null)}>
                {t('general:cancel')}
              </Button>
              <BusyButton busy={state === 'leaving'} onClick={() => void leave(action)}>
                {t(`leave.${action}.sure`)}
              </BusyButton>
            </div>
          ) : (
            <Button size="large" onClick={() => setChosen(action)}>
              {t(`leave.${action}.action`)}
            </Button>
          )}
        </div>
      ))}
      {typeof state === 'object' && <StaffProblem error={state.error} onLocked={onLocked} />}
      {appVersion !== null && <p className={styles.facts}>{t('leave.version', { version: appVersion })}</p>}
    </div>
  );
}
