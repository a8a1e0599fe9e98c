import { Button } from '@fluentui/react-components';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import type { Booked } from '../confirmed-event.ts';
import { useActs } from '../use-acts.ts';

type ConfirmationActionsProps = { booking: Booked['booking'] };

function Acts({ booking: { bookingId }, hasPix, isPayableHere, canCheckIn }: ActsProps) {
  const t = useText('booking-confirmation');
  const { publicScreen, staffBeside } = host().profile.capabilities;
  return (
    <>
      {isPayableHere && (
        <ButtonLink to={paths.deskPayment} state={{ bookingId }} appearance="primary">
          {t('payAtDesk')}
        </ButtonLink>
      )}
      {hasPix && (
        <ButtonLink
          to={bookingPath.payWithPix(bookingId)}
          appearance={isPayableHere ? 'secondary' : 'primary'}
        >
          {t('payWithPix')}
        </ButtonLink>
      )}
      {/* Elsewhere it stands above the cards. */}
      {canCheckIn && (publicScreen || staffBeside) && (
        <ButtonLink to={bookingPath.checkIn(bookingId)} appearance={hasPix ? 'secondary' : 'primary'}>
          {t('guest-booking:checkIn')}
        </ButtonLink>
      )}
    </>
  );
}
type ActsProps = ConfirmationActionsProps & ReturnType<typeof useActs>;

export function ConfirmationActions({ booking }: ConfirmationActionsProps) {
  const t = useText('booking-confirmation');
  const acts = useActs(booking);
  const appearance = acts.hasAny ? 'secondary' : 'primary';
  const newBooking = <ButtonLink to={paths.bookingStep1}>{t('newBooking')}</ButtonLink>;
  if (host().profile.capabilities.publicScreen)
    return (
      <>
        <Dock>
          <Acts booking={booking} {...acts} />
          <Button appearance={appearance} size="large" onClick={() => endGuest('finished')}>
            {t('done')}
          </Button>
        </Dock>
        {newBooking}
      </>
    );
  return (
    <>
      <Acts booking={booking} {...acts} />
      <ButtonLink to={paths.home} appearance={appearance}>
        {t('home')}
      </ButtonLink>
      {newBooking}
    </>
  );
}
