import { useState } from 'react';
import { useParams } from 'react-router';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { PaymentPanel } from '../features/payment/payment-panel.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  const { bookingId = '' } = useParams();
  const [isPaying, setPaying] = useState(false);
  const key = `${hotel.hotelId} ${bookingId}`;
  return (
    <PageBody width="full">
      <BookingPage key={key} hotel={hotel} bookingId={bookingId} onPay={() => setPaying(true)} />
      <PaymentPanel
        key={`${key} payment`}
        hotel={hotel}
        bookingId={bookingId}
        open={isPaying}
        onClose={() => setPaying(false)}
      />
    </PageBody>
  );
}
