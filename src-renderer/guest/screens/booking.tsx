import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { flagsFailure, useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { FunnelFrame } from '#renderer/guest/features/shared/booking-funnel/components/funnel-frame.tsx';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { hasForeignName } from '#renderer/guest/features/shared/booking-funnel/state/room-names.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { toast } from '#renderer/platform/ui/toast.ts';

const BookedNames = lazy(
  () => import('#renderer/guest/features/booking/booking-confirmation/components/booked-names.tsx'),
);
const RoomNames = lazy(
  () => import('#renderer/guest/features/booking/booking-results/components/room-names.tsx'),
);

/** Stays mounted across the steps; there is no funnel while booking is disabled (SRC-01, APP-32). */
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
