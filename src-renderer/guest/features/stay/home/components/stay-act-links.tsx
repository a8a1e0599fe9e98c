import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { OpenPixLink } from '#renderer/guest/features/shared/guest-booking/components/open-pix-link.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { stayActs } from '../stay-acts.ts';

export function StayActLinks({ booking }: { booking: Booking }) {
  const t = useText('home');
  const { bookingId } = booking;
  const { pix, canCheckIn, canPayWithPix, canCheckOut } = stayActs(booking);
  return (
    <>
      {pix && <OpenPixLink pix={pix} label={time => t(`stay.payPix.${pix.purpose}`, time)} />}
      {canCheckIn && (
        <ButtonLink to={bookingPath.checkIn(bookingId)} appearance="primary">
          {t('stay.checkIn')}
        </ButtonLink>
      )}
      {canPayWithPix && (
        <ButtonLink to={bookingPath.payWithPix(bookingId)} appearance="primary">
          {t('stay.payWithPix')}
        </ButtonLink>
      )}
      {canCheckOut && (
        <ButtonLink to={bookingPath.leaveAny(bookingId)} appearance="primary">
          {t('stay.checkOut')}
        </ButtonLink>
      )}
    </>
  );
}
