import { lazy, Suspense } from 'react';
import { receiptFacts } from '#renderer/guest/features/booking/booking-handoff/booking-receipt.ts';
import { HandoffPlaceholder } from '#renderer/guest/features/booking/booking-handoff/components/handoff-placeholder.tsx';
import { useCheckInPage } from '#renderer/guest/features/booking/check-in/check-in-page.ts';
import { ConfirmStep } from '#renderer/guest/features/booking/check-in/components/confirm-step.tsx';
import { SuccessDialog } from '#renderer/guest/features/booking/check-in/components/success-dialog.tsx';
import { RoomDoor } from '#renderer/guest/features/shared/guest-booking/components/room-door.tsx';
import { host } from '#renderer/platform/host/host.ts';
import { loadTexts, useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

const BookingHandoff = lazy(() =>
  Promise.all([
    import('#renderer/guest/features/booking/booking-handoff/components/booking-handoff.tsx'),
    loadTexts('booking-handoff'),
  ]).then(([module]) => module),
);

export function Component() {
  const t = useText('check-in');
  const { booking, confirming } = useCheckInPage();
  return (
    <>
      <ScreenTitle title={t('confirm.title')} lead={t('confirm.lead')} page={t('pageTitle')} />
      <ConfirmStep />
      {confirming.step === 'done' && (
        <SuccessDialog
          booking={booking}
          result={confirming.result}
          door={(room, code) => <RoomDoor room={room} code={code} how={t('booking-details:door.how')} />}
          handoff={
            host().profile.capabilities.publicScreen && (
              <Suspense fallback={<HandoffPlaceholder isNarrow />}>
                <BookingHandoff bookingId={booking.bookingId} facts={receiptFacts(booking)} isNarrow />
              </Suspense>
            )
          }
        />
      )}
    </>
  );
}
