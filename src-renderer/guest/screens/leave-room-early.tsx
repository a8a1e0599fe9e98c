import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { DepartureConfirmation } from '#renderer/guest/features/booking/early-departure/components/departure-confirmation.tsx';
import { DepartureInstructions } from '#renderer/guest/features/booking/early-departure/components/departure-instructions.tsx';
import { StayDialog } from '#renderer/guest/features/booking/early-departure/components/stay-dialog.tsx';
import {
  agreedReturn,
  type Departed,
  isDepartureBarred,
} from '#renderer/guest/features/booking/early-departure/departure.ts';
import { useDeparture } from '#renderer/guest/features/booking/early-departure/use-departure.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { useFreshUntil } from '#renderer/guest/features/shared/guest-booking/use-fresh-until.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { LeaveGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';

const useStyles = makeStyles({ page: { display: 'grid', gap: '32px' } });

const toBookings = <Navigate to={paths.activeBookings} replace />;

type LeaveEarlyProps = { booking: BookingDetails; room: DetailedAccommodation };

export function LeaveEarly({ booking, room }: LeaveEarlyProps) {
  const t = useText('early-departure');
  const styles = useStyles();
  const navigate = useNavigate();
  const agreed = agreedReturn.safeParse(useLocation().state);
  const [isStaying, setStaying] = useState(false);
  const [kind] = useState(() => (room.isCheckinDone ? ('leave' as const) : ('giveUp' as const)));
  const { bookingId, building } = booking;
  const { flow, isActing, act, simulation } = useDeparture(
    { bookingId, accommodationId: room.accommodationId },
    left => {
      const state: Departed = { ...left, kind, timeZone: building.timezone, hasCredits: !booking.isOta };
      void navigate(bookingPath.left(bookingId), { replace: true, state });
    },
  );
  const next = flow.step === 'deciding' ? (simulation.data?.next_step?.at ?? null) : null;
  useFreshUntil(next, () => void simulation.refetch());
  if (flow.step !== 'done' && isDepartureBarred(simulation.error)) return toBookings;
  return (
    <div className={styles.page}>
      <LeaveGuard active={isActing} allowed={() => false} texts="early-departure" />
      <div>
        <ScreenTitle
          title={t(`instructions.${kind}.title`)}
          lead={t(`instructions.${kind}.lead`)}
          page={t('pageTitle')}
        />
        {kind === 'leave' && <DepartureInstructions />}
      </div>
      {simulation.data && (
        <DepartureConfirmation
          kind={kind}
          isOta={booking.isOta}
          flow={flow}
          shown={simulation.data}
          agreedBefore={agreed.data ?? null}
          onLeave={act}
          onGiveUp={() => setStaying(true)}
        />
      )}
      {simulation.isError && !simulation.data && (
        <LoadError error={simulation.error} onRetry={() => void simulation.refetch()} />
      )}
      {simulation.isPending && (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="260px" />
        </div>
      )}
      <StayDialog
        kind={kind}
        open={isStaying}
        onContinue={() => setStaying(false)}
        onLeave={() => void navigate(paths.activeBookings)}
      />
    </div>
  );
}
