import { Navigate, Outlet, useLocation } from 'react-router';
import { parseCheckInAddress } from '#renderer/guest/features/booking/check-in/check-in-paths.ts';
import { CheckInGate } from '#renderer/guest/features/booking/check-in/components/check-in-gate.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';

export function Component() {
  const t = useText('check-in');
  const address = parseCheckInAddress(useLocation().pathname);
  if (address === null) return <Navigate to={paths.activeBookings} replace />;
  return (
    <PageFrame>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <CheckInGate key={address.bookingId} address={address}>
        <Outlet />
      </CheckInGate>
    </PageFrame>
  );
}
