import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { addressOf } from '#renderer/features/check-in/check-in-paths.ts';
import { CheckInGate } from '#renderer/features/check-in/components/check-in-gate.tsx';
import { useText } from '#renderer/i18n/i18n.ts';
import { PageFrame } from '#renderer/ui/page-frame.tsx';

/** /guest/checkin: the frame around every step of a check-in; its start leads to where the guest left (CHK-01, CHK-11). */
export function Component() {
  const t = useText('check-in');
  const address = addressOf(useLocation().pathname);
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
