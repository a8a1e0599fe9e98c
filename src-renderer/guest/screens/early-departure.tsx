import { Navigate, useNavigate } from 'react-router';
import { DepartureSummary } from '#renderer/guest/features/booking/early-departure/components/departure-summary.tsx';
import {
  EARLY_DEPARTURE,
  isDepartureBarred,
} from '#renderer/guest/features/booking/early-departure/departure.ts';
import { useSimulation } from '#renderer/guest/features/booking/early-departure/queries.ts';
import {
  bookingPath,
  useBookingParams,
} from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { LoadedBooking } from '#renderer/guest/features/shared/guest-booking/components/loaded-booking.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';

const toBookings = <Navigate to={paths.activeBookings} replace />;

export function Component() {
  const t = useText('guest-booking');
  const params = useBookingParams();
  if (params?.accommodationId === undefined) return toBookings;
  const { bookingId, accommodationId } = params;
  return (
    <PageFrame>
      <BackLink to={bookingPath.management(bookingId)}>{t('backToManagement')}</BackLink>
      <LoadedBooking bookingId={bookingId} missing={toBookings}>
        {booking => <Summary booking={booking} accommodationId={accommodationId} />}
      </LoadedBooking>
    </PageFrame>
  );
}

function Summary({ booking, accommodationId }: { booking: BookingDetails; accommodationId: number }) {
  const t = useText('early-departure');
  const navigate = useNavigate();
  const { bookingId } = booking;
  const simulation = useSimulation({ bookingId, accommodationId }, { enabled: true });
  const room = booking.accommodations.find(known => known.accommodationId === accommodationId);
  if (room === undefined || isDepartureBarred(simulation.error)) return toBookings;
  const kind = room.isCheckinDone ? 'leave' : 'giveUp';
  return (
    <>
      <ScreenTitle title={t(`summary.${kind}.title`)} lead={t('summary.lead')} page={t('pageTitle')} />
      {simulation.data && (
        <DepartureSummary
          kind={kind}
          booking={booking}
          room={room}
          simulation={simulation.data}
          onRefresh={() => void simulation.refetch()}
          onContinue={({ new_credit }) =>
            void navigate(`${bookingPath.leave({ bookingId, accommodationId })}?type=${EARLY_DEPARTURE}`, {
              state: { new_credit },
            })
          }
        />
      )}
      {simulation.isError && !simulation.data && (
        <LoadError error={simulation.error} onRetry={() => void simulation.refetch()} />
      )}
      {simulation.isPending && (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="360px" />
        </div>
      )}
    </>
  );
}
