import { lazy, Suspense, useCallback, useMemo } from 'react';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { isGatewayLost } from '#renderer/platform/gateway/outage.ts';
import { host } from '#renderer/platform/host/host.ts';
import { endAfterIdle, kioskIdle } from '../kiosk-idle.ts';
import { useKioskUser } from '../use-kiosk-user.ts';
import StillThere from './still-there.tsx';

const IdleWatch = lazy(() => import('#renderer/guest/features/shared/session/components/idle-watch.tsx'));

export function KioskIdleWatch() {
  const { signedIn, isUntouched, isFinished, isAtPix, moreTime } = useKioskUser();
  const idle = useMemo(
    () => kioskIdle({ signedIn, isUntouched, isFinished, isAtPix, moreTime }, host().profile.idle),
    [signedIn, isUntouched, isFinished, isAtPix, moreTime],
  );
  const reason = idle?.reason ?? 'idle';
  // Not state of this component: a new rule or function would restart the idle time.
  const onExpire = useCallback(() => endGuest(endAfterIdle(reason, isGatewayLost())), [reason]);
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
