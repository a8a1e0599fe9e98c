import { lazy, Suspense } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { BuyHoursPage } from '#renderer/guest/features/booking/additional-hours/components/buy-hours-page.tsx';
import type { HoursTarget } from '#renderer/guest/features/booking/additional-hours/purchase.ts';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { LoadedBooking } from '#renderer/guest/features/shared/guest-booking/components/loaded-booking.tsx';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { LeaveGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

const AddCardDialog = lazy(async () => {
  const { AddCardDialog } = await import(
    '#renderer/guest/features/account/wallet/components/add-card-dialog.tsx'
  );
  return { default: AddCardDialog };
});

export function Component() {
  const t = useText('additional-hours');
  const params = useBookingParams();
  if (params?.accommodationId === undefined || params.type === undefined)
    return <Navigate to={paths.activeBookings} replace />;
  const { bookingId, accommodationId, type } = params;
  return (
    <PageFrame width="wide">
      <BackLink to={bookingPath.buyHours(bookingId)}>{t('backToChoice')}</BackLink>
      <LoadedBooking bookingId={bookingId}>
        {booking => {
          const room = booking.accommodations.find(known => known.accommodationId === accommodationId);
          if (!room) return <Navigate to={bookingPath.management(bookingId)} replace />;
          return (
            <>
              <ScreenTitle
                title={t(`title.${type}`)}
                lead={t('lead', { room: room.type, hotel: booking.building.name })}
                page={t('pageTitle')}
              />
              <Purchase target={{ bookingId, accommodationId, type }} />
            </>
          );
        }}
      </LoadedBooking>
    </PageFrame>
  );
}

function Purchase({ target }: { target: HoursTarget }) {
  const navigate = useNavigate();
  const session = useSession();
  const creditsEnabled = useFlag('IS_CREDITS_ENABLED');
  const success = bookingPath.hoursBought(target);
  return (
    <BuyHoursPage
      key={success}
      target={target}
      uid={session.status === 'signedIn' ? session.guest.uid : null}
      creditsEnabled={creditsEnabled}
      addCard={dialog => (
        <Suspense fallback={null}>
          <AddCardDialog {...dialog} />
        </Suspense>
      )}
      guard={isRunning => (
        <LeaveGuard
          active={isRunning}
          allowed={path => path === success || path.startsWith(`${paths.pix}/`)}
          texts="additional-hours"
        />
      )}
      onBought={bought =>
        void (bought.pix?.state === 'WAITING'
          ? navigate(`${paths.pix}/${bought.pix.paymentId}`, { replace: true })
          : navigate(success, { replace: true, state: { bought } }))
      }
    />
  );
}
