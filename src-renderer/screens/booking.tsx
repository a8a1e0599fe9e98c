import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { FunnelFrame } from '#renderer/features/booking-funnel/components/funnel-frame.tsx';
import { funnelAtom } from '#renderer/features/booking-funnel/state/funnel-state.ts';
import { hasForeignName } from '#renderer/features/booking-funnel/state/room-names.ts';
import { flagsFailure, useFlag } from '#renderer/features/feature-flags/flags.ts';
import { useLanguage } from '#renderer/i18n/i18n.ts';
import { toast } from '#renderer/ui/toast.ts';

const BookedNames = lazy(() => import('#renderer/features/booking-confirmation/components/booked-names.tsx'));
const RoomNames = lazy(() => import('#renderer/features/booking-results/components/room-names.tsx'));

/** Stays while the guest goes from step to step; there is no funnel while booking is disabled (SRC-01, APP-32). */
export function Component() {
  const language = useLanguage();
  const funnel = useAtomValue(funnelAtom);
  const isForeign = hasForeignName(funnel, language);
  const enabled = useFlag('IS_BOOKING_ENABLED');
  useEffect(() => {
    // A disabled flag needs no message; a failed lookup does (APP-33).
    const failure = enabled === false ? flagsFailure() : null;
    if (failure !== null) toast.notify({ intent: 'error', error: failure });
  }, [enabled]);
  if (enabled === false) return <Navigate to={paths.home} replace />;
  return (
    <FunnelFrame>
      <Outlet />
      <Suspense fallback={null}>
        {isForeign && funnel.stage === 'choosing' && <RoomNames search={funnel.search} />}
        {isForeign && funnel.stage === 'booked' && <BookedNames bookingId={funnel.booking.bookingId} />}
      </Suspense>
    </FunnelFrame>
  );
}
