import { Button, makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { type DeviceHost, host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import ModalDialog from '#renderer/platform/ui/modal-dialog.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { useBridgeQuery } from '../use-bridge-query.ts';
import { LeaveDevice } from './leave-device.tsx';
import { PinPad } from './pin-pad.tsx';
import { SelfTest } from './self-test.tsx';
import { SettingsForm } from './settings-form.tsx';
import { StaffProblem } from './staff-problem.tsx';

/** The panel closes this long after the last touch, so that it is not open for the next guest (BEY-11). */
const QUIET_CLOSE_MS = 120_000;

function useQuietClose(open: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => closed(), QUIET_CLOSE_MS);
    };
    start();
    const listening = new AbortController();
    for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) {
      document.addEventListener(kind, start, { capture: true, passive: true, signal: listening.signal });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [open]);
}

const useStyles = makeStyles({
  tabs: { marginBlockEnd: '24px', flexWrap: 'wrap' },
  tab: { minHeight: '56px', fontSize: '1rem' },
});

type StaffPanelProps = { open: boolean; onClose: () => void };

export default function StaffPanel(props: StaffPanelProps) {
  const { device } = host();
  return device && <Panel device={device} {...props} />;
}

function Panel({ device, open, onClose }: StaffPanelProps & { device: DeviceHost }) {
  const t = useText('staff-panel');
  const [isUnlocked, setUnlocked] = useState(false);
  const onLocked = useCallback(() => setUnlocked(false), []);
  const hasPin = device.description.stage === 'guest' && device.description.hasStaffPin;

  const close = () => {
    // Main also ends staff access by itself, after a while and with the window.
    if (isUnlocked) device.leaveKiosk({ to: 'lock' }).catch(() => undefined);
    setUnlocked(false);
    onClose();
  };
  useQuietClose(open, close);

  const lock = (
    <Button size="large" appearance="primary" onClick={close}>
      {t('lock')}
    </Button>
  );
  return (
    // One dialog for both: a second one would take the focus from the first while that returns it.
    <ModalDialog
      open={open}
      size={isUnlocked ? 'large' : 'small'}
      title={t('title')}
      onClose={close}
      actions={isUnlocked ? lock : undefined}
    >
      {isUnlocked && <Unlocked device={device} onLocked={onLocked} />}
      {!isUnlocked && hasPin && <PinPad unlockStaff={device.unlockStaff} onOpen={() => setUnlocked(true)} />}
      {!isUnlocked && !hasPin && <Notice intent="info">{t('pin.none')}</Notice>}
    </ModalDialog>
  );
}

type Part = 'selfTest' | 'settings' | 'leave';

function Unlocked({ device, onLocked }: { device: DeviceHost; onLocked: () => void }) {
  const styles = useStyles();
  const t = useText('staff-panel');
  const base = useId();
  const [part, setPart] = useState<Part>('selfTest');
  const [query] = useBridgeQuery(device.readSettings);
  // The focused pad was removed.
  useEffect(() => document.getElementById(`${base}-selfTest`)?.focus(), [base]);
  return (
    <>
      <TabList
        className={styles.tabs}
        size="large"
        selectedValue={part}
        onTabSelect={(_, { value }) => {
          if (value === 'selfTest' || value === 'settings' || value === 'leave') setPart(value);
        }}
      >
        {(['selfTest', 'settings', 'leave'] as const).map(value => (
          <Tab
            key={value}
            id={`${base}-${value}`}
            className={styles.tab}
            value={value}
            {...(value === part ? { 'aria-controls': `${base}-panel` } : {})}
          >
            {t(`${value}.title`)}
          </Tab>
        ))}
      </TabList>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${part}`}>
        {part === 'selfTest' && <SelfTest device={device} onLocked={onLocked} />}
        {part === 'leave' && (
          <LeaveDevice device={device} appVersion={query.response?.appVersion ?? null} onLocked={onLocked} />
        )}
        {part === 'settings' && (
          <>
            {query.status === 'asking' && <Skeleton height="480px" />}
            {query.status === 'failed' && <StaffProblem error={query.error} onLocked={onLocked} />}
            {query.status === 'known' && (
              <SettingsForm device={device} known={query.response} isFirst={false} onLocked={onLocked} />
            )}
          </>
        )}
      </div>
    </>
  );
}
