import { Navigate, useLocation } from 'react-router';
import { leftRoom } from '#renderer/guest/features/booking/check-out/check-out.ts';
import { CheckedOutPage } from '#renderer/guest/features/booking/check-out/components/checked-out-page.tsx';
import { DepartedPage } from '#renderer/guest/features/booking/early-departure/components/departed-page.tsx';
import { departed } from '#renderer/guest/features/booking/early-departure/departure.ts';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { BillActions } from '#renderer/guest/features/stay/bill/components/bill-actions.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';

export function Component() {
  const t = useText('check-out');
  const params = useBookingParams();
  const { state } = useLocation();
  const left = leftRoom.safeParse(state);
  const early = departed.safeParse(state);
  if (params === null) return <Navigate to={paths.activeBookings} replace />;
  const { bookingId } = params;
  if (!left.success && !early.success) return <Navigate to={bookingPath.details(bookingId)} replace />;
  return (
    <PageFrame>
      <title>{`${t(left.success ? 'pageTitle' : 'early-departure:pageTitle')} · Pernoite`}</title>
      {left.success ? (
        <CheckedOutPage
          bookingId={bookingId}
          left={left.data}
          bill={left.data.isHolder && <BillActions bookingId={bookingId} hasPageLink />}
        />
      ) : (
        early.success && <DepartedPage bookingId={bookingId} departed={early.data} />
      )}
    </PageFrame>
  );
}
