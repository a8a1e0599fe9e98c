import '#renderer/ui/density.css';
import 'virtual:pernoite-contrast.css';
import { makeStyles } from '@fluentui/react-components';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Outlet, useLocation } from 'react-router';
import { Goodbye } from '#renderer/features/kiosk/components/goodbye.tsx';
import { KioskBar } from '#renderer/features/kiosk/components/kiosk-bar.tsx';
import { KioskHeader } from '#renderer/features/kiosk/components/kiosk-header.tsx';
import { ModesDialog } from '#renderer/features/kiosk/components/modes-dialog.tsx';
import { OutOfService } from '#renderer/features/kiosk/components/out-of-service.tsx';
import { StaffDialog } from '#renderer/features/kiosk/components/staff-dialog.tsx';
import { StartOverDialog } from '#renderer/features/kiosk/components/start-over-dialog.tsx';
import StillThere from '#renderer/features/kiosk/components/still-there.tsx';
import { kioskIdle } from '#renderer/features/kiosk/kiosk-idle.ts';
import { useService, watchService } from '#renderer/features/kiosk/service-watch.ts';
import { useModes } from '#renderer/features/kiosk/use-modes.ts';
import { usePageGuard } from '#renderer/features/kiosk/use-page-guard.ts';
import { useSpeech } from '#renderer/features/kiosk/use-speech.ts';
import { useVisitor } from '#renderer/features/kiosk/use-visitor.ts';
import { endGuest, useEnding } from '#renderer/features/session/end-guest.ts';
import { host } from '#renderer/host/host.ts';
import { loadTexts } from '#renderer/i18n/i18n.ts';
import { busyWith, onBusy } from '#renderer/state/busy.ts';
import { paths } from '../paths.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const StaffPanel = lazy(() =>
  Promise.all([
    import('#renderer/features/staff-panel/components/staff-panel.tsx'),
    loadTexts('staff-panel'),
  ]).then(([module]) => module),
);
const IdleWatch = lazy(() => import('#renderer/features/session/components/idle-watch.tsx'));

const useStyles = makeStyles({
  // The frame is fixed, and only its content scrolls: the bar is always in the same place.
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

type Panel = 'startOver' | 'modes' | 'staff' | 'staffPanel';

/** Ends the quiet guest of a public screen, signed in or not. */
function KioskIdle() {
  const { signedIn, isUntouched, isFinished, moreTime } = useVisitor();
  const idle = useMemo(
    () => kioskIdle({ signedIn, isUntouched, isFinished, moreTime }, host().profile.idle),
    [signedIn, isUntouched, isFinished, moreTime],
  );
  const reason = idle?.reason ?? 'idle';
  const onExpire = useCallback(() => endGuest(reason), [reason]);
  if (idle === null) return null;
  return (
    <Suspense fallback={null}>
      <IdleWatch
        times={idle.rule}
        Warning={StillThere}
        onLeave={() => endGuest(isFinished ? 'finished' : signedIn ? 'signedOut' : 'startOver')}
        onExpire={onExpire}
      />
    </Suspense>
  );
}

/** The layout around every screen of a public device (BEY-03). */
export function Component() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const main = useFocusOnArrival();
  const service = useService();
  const { hasChosen, isUntouched } = useVisitor();
  const isBusy = useSyncExternalStore(onBusy, () => busyWith() !== null);
  const ending = useEnding();
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = () => setPanel(null);
  const [staffCame, setStaffCame] = useState(false);
  const askForStaff = useCallback(() => {
    setStaffCame(true);
    setPanel('staffPanel');
  }, []);
  useModes();
  usePageGuard();
  useSpeech();

  const isInviting = pathname === paths.kioskStart;
  useEffect(() => watchService(isInviting), [isInviting]);
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [pathname, main]);

  // A payment finds out by itself how it ended; every other guest is shown where to go, and no data stay on the screen.
  const isClosed = service.status === 'closed' && !isBusy;
  // Only at the moment of closing: a language change on the closed screen does not end the guest again.
  const leaves = useRef(false);
  useEffect(() => {
    leaves.current = !isUntouched;
  }, [isUntouched]);
  useEffect(() => {
    if (isClosed && leaves.current) endGuest('startOver');
  }, [isClosed]);

  const startOver = () => {
    if (hasChosen || hasTyped(main.current)) setPanel('startOver');
    else endGuest('startOver');
  };

  return (
    <>
      <KioskHeader onStaffGesture={askForStaff} />
      <main className={styles.main} ref={main} tabIndex={-1}>
        {isClosed ? <OutOfService /> : <Outlet />}
      </main>
      <KioskBar onStartOver={startOver} onModes={() => setPanel('modes')} onStaff={() => setPanel('staff')} />
      <StartOverDialog open={panel === 'startOver'} onClose={close} />
      <ModesDialog open={panel === 'modes'} onClose={close} />
      <StaffDialog open={panel === 'staff'} onClose={close} />
      {staffCame && (
        <Suspense fallback={null}>
          <StaffPanel open={panel === 'staffPanel'} onClose={close} />
        </Suspense>
      )}
      {ending === null ? <KioskIdle /> : <Goodbye reason={ending} />}
    </>
  );
}

/** Whether anything was typed on the screen: it would be lost. */
function hasTyped(screen: HTMLElement | null): boolean {
  const fields = screen?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="radio"], [type="checkbox"]), textarea',
  );
  return [...(fields ?? [])].some(field => field.value !== '');
}
