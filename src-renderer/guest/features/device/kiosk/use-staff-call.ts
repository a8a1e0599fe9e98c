import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { appPath, kioskCall } from '#shared/contract/guest/lobby.ts';
import { toCallScreen } from './call-screen.ts';
import { followStaffCall, noCall, type StaffCall, toStaffCall } from './staff-call.ts';

export type StaffCallControls = {
  call: StaffCall;
  /** Calls, unless a call is open. */
  onCall: () => void;
  onWithdraw: () => void;
  /** The guest goes on with the desk (FRD-13). */
  onAccept: () => void;
};

/** Lives with the kiosk's page: the next guest's page knows nothing of it. */
export function useStaffCall(): StaffCallControls {
  const [call, setCall] = useState<StaffCall>(noCall);
  const following = useRef<AbortController | null>(null);
  const { pathname, search } = useLocation();
  const language = useLanguage();
  useEffect(() => () => following.current?.abort(), []);

  const { step } = call;
  useEffect(() => {
    // A guest whom somebody comes to, or asks, is there: not touching the screen is no sign that they have left.
    if (step === 'coming' || step === 'offered') window.postMessage('staff', '/');
    if (step === 'opened') endGuest('takenOver');
    if (step !== 'waiting') return;
    const timer = setInterval(() => window.postMessage('staff', '/'), 10_000);
    return () => clearInterval(timer);
  }, [step]);

  const follow = () => {
    following.current?.abort();
    const leave = new AbortController();
    following.current = leave;
    const { signal } = leave;
    const key = crypto.randomUUID();
    setCall({ step: 'calling' });
    void followStaffCall(
      {
        call: async () =>
          checked(
            kioskCall,
            await gateway.devices.callStaff({ key, screen: toCallScreen(pathname), language }, { signal }),
          ),
        find: async callId => checked(kioskCall, await gateway.devices.findCall({ callId }, { signal })),
        now: Date.now,
        wait: milliseconds => pause(milliseconds, signal),
      },
      next => {
        if (!signal.aborted) setCall(next);
      },
      signal,
    );
  };

  return {
    call,
    onCall() {
      if (step === 'none' || step === 'phone') follow();
    },
    onWithdraw() {
      following.current?.abort();
      setCall(noCall);
      if ('callId' in call && call.callId !== null)
        gateway.devices.withdrawCall({ callId: call.callId }).catch(() => undefined);
    },
    onAccept() {
      if (call.step !== 'offered') return;
      const { callId } = call;
      const path = appPath.safeParse(`${pathname}${search}`).data ?? paths.home;
      gateway.devices
        .acceptTakeOver({ callId, path })
        .then(accepted => setCall(toStaffCall(checked(kioskCall, accepted))))
        // The next poll shows what has become of it.
        .catch(() => undefined);
    },
  };
}
