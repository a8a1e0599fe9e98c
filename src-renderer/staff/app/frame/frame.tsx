import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { SkipLink } from '#renderer/platform/ui/skip-link.tsx';
import { useFocusOnArrival } from '#renderer/platform/ui/use-focus-on-arrival.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { CallStrip } from '../../features/lobby/call-strip.tsx';
import { IdleWatch } from '../../features/lock/idle-watch.tsx';
import { HandoverStrip } from '../../features/notes/handover-strip.tsx';
import { hasRole, useHotel } from '../../features/shared/hotel/current-hotel.ts';
import { useHotkey } from '../../features/shared/hotkeys/hotkeys.ts';
import { KeyList } from '../../features/shared/hotkeys/key-list.tsx';
import { deskRoles } from '../../features/shared/paths/staff-paths.ts';
import { loadSession, lockSession } from '../../features/shared/session/session.ts';
import { useSessionState } from '../../features/shared/session/session-state.ts';
import { KeyBar } from './key-bar.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { PrintKey } from './print-key.ts';
import { TopBar } from './top-bar.tsx';

const MAIN = 'main';

const useStyles = makeStyles({
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  unreachable: { width: '100%', maxWidth: '560px', margin: '10vh auto', padding: '0 16px' },
});

/** The page stays in it while a lock covers it. Nothing of it is shown to nobody. */
export function Frame() {
  const styles = useStyles();
  const state = useSessionState();
  if (state.status === 'unreachable')
    return (
      <main className={styles.unreachable}>
        <LoadError level={1} error={state.error} onRetry={() => void loadSession()} />
      </main>
    );
  return state.status === 'signedIn' ? <SignedIn session={state.session} /> : null;
}

function SignedIn({ session: { isLocked } }: { session: StaffSession }) {
  const styles = useStyles();
  const t = useText('staff/frame');
  const main = useFocusOnArrival();
  const hotel = useHotel();
  const [showsKeys, setShowsKeys] = useState(false);
  const isDesk = hotel !== null && hasRole(hotel, deskRoles);
  // A page that is opened on a locked session comes with the unlocking: until then the gateway gives it nothing.
  // At the desk it comes after the strip above it, which would move it under a finger.
  const [hasOpened, setOpened] = useState(!isLocked && !isDesk);
  if (!isLocked && !isDesk && !hasOpened) setOpened(true);
  // Without a response the page is locked all the same, and the gateway hears of it later.
  const lock = () => void lockSession().catch(() => undefined);
  useHotkey({ keys: 'F1', name: t('keys.title') }, () => setShowsKeys(true));
  useHotkey({ keys: 'F8', name: t('lock'), isEverywhere: true }, lock);
  return (
    <>
      <SkipLink to={MAIN}>{t('skip')}</SkipLink>
      <TopBar onLock={lock} onKeys={() => setShowsKeys(true)} />
      {isDesk && !isLocked && <HandoverStrip hotel={hotel} onKnown={() => setOpened(true)} />}
      {hasOpened && isDesk && <CallStrip key={hotel.hotelId} hotelId={hotel.hotelId} />}
      <main className={styles.main} id={MAIN} ref={main} tabIndex={-1}>
        {hasOpened && <Outlet />}
      </main>
      <KeyBar onKeys={() => setShowsKeys(true)} />
      <PhoneTabs />
      <KeyList open={showsKeys} onClose={() => setShowsKeys(false)} />
      {isDesk && <PrintKey hotel={hotel} />}
      {!isLocked && <IdleWatch />}
    </>
  );
}
