import '#renderer/platform/ui/density.css';
import 'virtual:pernoite-contrast.css';
import { makeStyles } from '@fluentui/react-components';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConnectionNotice } from '#renderer/guest/features/device/kiosk/components/connection-notice.tsx';
import { Goodbye } from '#renderer/guest/features/device/kiosk/components/goodbye.tsx';
import { KioskBar } from '#renderer/guest/features/device/kiosk/components/kiosk-bar.tsx';
import { KioskHeader } from '#renderer/guest/features/device/kiosk/components/kiosk-header.tsx';
import { KioskIdleWatch } from '#renderer/guest/features/device/kiosk/components/kiosk-idle-watch.tsx';
import { ModesDialog } from '#renderer/guest/features/device/kiosk/components/modes-dialog.tsx';
import { OutOfService } from '#renderer/guest/features/device/kiosk/components/out-of-service.tsx';
import { StaffDialog } from '#renderer/guest/features/device/kiosk/components/staff-dialog.tsx';
import { StartOverDialog } from '#renderer/guest/features/device/kiosk/components/start-over-dialog.tsx';
import type { StaffCall } from '#renderer/guest/features/device/kiosk/staff-call.ts';
import { useKioskPage } from '#renderer/guest/features/device/kiosk/use-kiosk-page.ts';
import { useKioskUser } from '#renderer/guest/features/device/kiosk/use-kiosk-user.ts';
import { useOutage } from '#renderer/guest/features/device/kiosk/use-outage.ts';
import { useStaffCall } from '#renderer/guest/features/device/kiosk/use-staff-call.ts';
import { endGuest, useEnding } from '#renderer/guest/features/shared/session/end-guest.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { leaveOpenCode } from '#renderer/platform/state/open-code.ts';
import { useFocusOnArrival } from '#renderer/platform/ui/use-focus-on-arrival.ts';
import { ChatEntry } from './chat-entry.tsx';

function hasTyped(screen: HTMLElement | null): boolean {
  const fields = screen?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="radio"], [type="checkbox"]), textarea',
  );
  return [...(fields ?? [])].some(field => field.value !== '');
}

function useScrollToTop(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [pathname, main]);
}

type KioskPanel = 'startOver' | 'modes' | 'staff' | 'staffPanel';

/** One panel is open at a time. The staff panel's code is loaded when staff first open it. */
function useKioskPanel() {
  const [panel, setPanel] = useState<KioskPanel | null>(null);
  const [isStaffPanelLoaded, setStaffPanelLoaded] = useState(false);
  const openStaffPanel = useCallback(() => {
    setStaffPanelLoaded(true);
    setPanel('staffPanel');
  }, []);
  return { panel, isStaffPanelLoaded, open: setPanel, openStaffPanel, close: () => setPanel(null) };
}

/** Who comes, what the desk offers and that nobody came is said, also after the dialog was closed. */
function useNews(step: StaffCall['step'], show: () => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  }, [show]);
  useEffect(() => {
    if (step === 'coming' || step === 'offered' || step === 'phone') latest.current();
  }, [step]);
}

const StaffPanel = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/device/staff-panel/components/staff-panel.tsx'),
    loadTexts('staff-panel'),
  ]).then(([module]) => module),
);

const useStyles = makeStyles({
  // The frame is fixed, and only its content scrolls: the bar is always in the same position.
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

export function Component() {
  const styles = useStyles();
  const main = useFocusOnArrival();
  const { panel, isStaffPanelLoaded, open, openStaffPanel, close } = useKioskPanel();
  const { hasChosen } = useKioskUser();
  const ending = useEnding();
  useKioskPage();
  const outage = useOutage();
  const isClosed = outage.status === 'closed';
  useScrollToTop(main);
  const staffCall = useStaffCall();
  useNews(staffCall.call.step, () => {
    if (panel !== 'staffPanel') open('staff');
  });

  const startOver = () => {
    if (leaveOpenCode()) return;
    if (hasChosen || hasTyped(main.current)) open('startOver');
    else endGuest('startOver');
  };

  const callStaff = () => {
    staffCall.onCall();
    open('staff');
  };

  return (
    <>
      <KioskHeader onStaffGesture={openStaffPanel} chat={isClosed ? null : <ChatEntry isNamed />} />
      <main className={styles.main} ref={main} tabIndex={-1}>
        {isClosed ? <OutOfService /> : <Outlet />}
      </main>
      {(outage.status === 'lost' || outage.status === 'back') && <ConnectionNotice outage={outage} />}
      <KioskBar onStartOver={startOver} onModes={() => open('modes')} onStaff={callStaff} />
      <StartOverDialog open={panel === 'startOver'} onClose={close} />
      <ModesDialog open={panel === 'modes'} onClose={close} />
      <StaffDialog open={panel === 'staff'} controls={staffCall} onClose={close} />
      {isStaffPanelLoaded && (
        <Suspense fallback={null}>
          <StaffPanel open={panel === 'staffPanel'} onClose={close} />
        </Suspense>
      )}
      {ending === null ? <KioskIdleWatch /> : <Goodbye reason={ending} />}
    </>
  );
}
