import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { useBookingDetails } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import type { CheckInState } from '#shared/contract/guest/check-in.ts';
import { AppError } from '#shared/errors.ts';
import { stepFor } from '../check-in-flow.ts';
import { CheckInPageProvider } from '../check-in-page.ts';
import { type CheckInAddress, checkInPath } from '../check-in-paths.ts';
import { useCheckIn } from '../queries.ts';
import { isRoomAwaited } from '../run-confirm.ts';
import { useLoadedCheckIn } from '../use-check-in-page.ts';
import { useConfirm } from '../use-confirm.ts';
import { CheckInFrame } from './check-in-frame.tsx';

const NOTIFY_AFTER_MS = 100;

const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'BOOKING_NOT_FOUND';

function useLoadFailure(error: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (error === null) return;
    const timer = setTimeout(() => {
      toast.notify({
        intent: 'error',
        textKey: isNotFound(error) ? 'check-in:notFound' : 'general:genericError',
      });
      void navigate(paths.activeBookings, { replace: true });
    }, NOTIFY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, navigate]);
}

const useStyles = makeStyles({ bones: { display: 'grid', gap: '20px' } });

type CheckInGateProps = { address: CheckInAddress; children: ReactNode };

export function CheckInGate({ address, children }: CheckInGateProps) {
  const t = useText('check-in');
  const styles = useStyles();
  const { bookingId } = address;
  const details = useBookingDetails(bookingId);
  const checkIn = useCheckIn(bookingId);
  const confirming = useConfirm(bookingId, { state: checkIn.data, isAtEnd: address.step === 'confirm' });
  const failure = details.error ?? checkIn.error;
  // Once it is loaded, a failed fetch removes nothing; a booking that no longer exists does.
  const isLoaded = details.data !== undefined && checkIn.data !== undefined && !isNotFound(failure);
  const isConfirming = confirming.state.step !== 'reviewing';
  useLoadFailure(isLoaded || isConfirming ? null : failure);
  if (!isLoaded)
    return (
      <div className={styles.bones} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height="56px" />
        <Skeleton height="320px" />
      </div>
    );
  return (
    <LoadedCheckIn address={address} booking={details.data} state={checkIn.data} confirming={confirming}>
      {children}
    </LoadedCheckIn>
  );
}

type LoadedProps = CheckInGateProps & {
  booking: BookingDetails;
  state: CheckInState;
  confirming: ReturnType<typeof useConfirm>;
};

function LoadedCheckIn({ address, booking, state: stored, confirming, children }: LoadedProps) {
  const isReviewing = confirming.state.step === 'reviewing';
  // Checking in empties the stored state, and the page behind the result must show what was confirmed.
  const [reviewed, setReviewed] = useState(stored);
  if (isReviewing && reviewed !== stored) setReviewed(stored);
  const state = isReviewing ? stored : reviewed;
  const { page, connection } = useLoadedCheckIn({ booking, state, confirming });
  const isMainGuest = page.rooms.some(room => room.isMainGuestLogged);
  // A guest who lacks only the room stays here, with the button that tries again (PD-65).
  const isWaiting = isRoomAwaited(confirming.state);
  const isOpen = booking.isBookingCheckinAvailable && page.rooms.length > 0;
  // After the button was pressed, a changed state is its result, and is shown here.
  if (isReviewing && !isOpen && !isWaiting)
    return <Navigate to={bookingPath.details(booking.bookingId)} replace />;
  const step = stepFor(state, isMainGuest, address.step);
  const isHere = address.step === step && address.flow === state.flow;
  if (isReviewing && !isHere) return <Navigate to={checkInPath(state, step)} replace />;
  const isUnknown = confirming.state.step === 'unknown';
  return (
    <CheckInPageProvider value={page}>
      <CheckInFrame
        page={page}
        step={isReviewing ? step : 'confirm'}
        isMainGuest={isMainGuest}
        connection={isUnknown ? { again: page.confirm, onClose: confirming.review } : connection}
      >
        {children}
      </CheckInFrame>
    </CheckInPageProvider>
  );
}
