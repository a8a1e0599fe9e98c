import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import {
  changesAt,
  isCheckoutBarred,
  type LeftRoom,
  roomsToLeave,
} from '#renderer/guest/features/booking/check-out/check-out.ts';
import { CheckOutConfirmation } from '#renderer/guest/features/booking/check-out/components/check-out-confirmation.tsx';
import { OverstayNotice } from '#renderer/guest/features/booking/check-out/components/overstay-notice.tsx';
import { useCheckOut } from '#renderer/guest/features/booking/check-out/use-check-out.ts';
import { DepartureInstructions } from '#renderer/guest/features/booking/early-departure/components/departure-instructions.tsx';
import { StayDialog } from '#renderer/guest/features/booking/early-departure/components/stay-dialog.tsx';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { useFreshUntil } from '#renderer/guest/features/shared/guest-booking/use-fresh-until.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { LeaveGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { CheckedOut } from '#shared/contract/guest/check-out.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '32px' },
  overstay: { marginBottom: '32px' },
});

type CheckOutProps = { booking: BookingDetails; room: DetailedAccommodation };

function toLeftRoom(
  { booking, room }: CheckOutProps,
  { checkedOutAt, overstayFee, isConcluded }: CheckedOut,
): LeftRoom {
  const others = booking.accommodations.filter(other => other.accommodationId !== room.accommodationId);
  return {
    checkedOutAt,
    timeZone: booking.building.timezone,
    overstayFee,
    isConcluded,
    isHolder: booking.isLoggedUserHolder,
    hasNext: roomsToLeave(others).length > 0,
  };
}

export function CheckOut({ booking, room }: CheckOutProps) {
  const t = useText('check-out');
  const styles = useStyles();
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  const { bookingId } = booking;
  const { flow, isActing, act, simulation } = useCheckOut(
    { bookingId, accommodationId: room.accommodationId },
    {
      isAvailable: room.isCheckoutAvailable,
      onLeft: left =>
        void navigate(bookingPath.left(bookingId), {
          replace: true,
          state: toLeftRoom({ booking, room }, left),
        }),
    },
  );
  const { data, error, isPending } = simulation;
  useFreshUntil(data && flow.step === 'deciding' ? changesAt(data) : null, () => void simulation.refetch());
  const isInProgress = flow.step === 'acting' || flow.step === 'unknown' || flow.step === 'done';
  if (!isInProgress && (!room.isCheckoutAvailable || isCheckoutBarred(error)))
    return <Navigate to={paths.activeBookings} replace />;
  return (
    <div className={styles.page}>
      <LeaveGuard active={isActing} allowed={() => false} texts="check-out" />
      <div>
        <ScreenTitle
          title={t('title')}
          lead={t(data?.overstay ? 'overstay.lead' : 'lead')}
          page={t('pageTitle')}
        />
        {data?.overstay && (
          <OverstayNotice
            className={styles.overstay}
            overstay={data.overstay}
            timeZone={booking.building.timezone}
          />
        )}
        <DepartureInstructions />
      </div>
      {data && (
        <CheckOutConfirmation flow={flow} shown={data} onLeave={act} onCancel={() => setStaying(true)} />
      )}
      {error && !data && <LoadError error={error} onRetry={() => void simulation.refetch()} />}
      {isPending && (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="260px" />
        </div>
      )}
      <StayDialog
        kind="leave"
        open={isStaying}
        onContinue={() => setStaying(false)}
        onLeave={() => void navigate(paths.activeBookings)}
      />
    </div>
  );
}
