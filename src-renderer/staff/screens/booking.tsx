import { useState } from 'react';
import { useParams } from 'react-router';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { PaymentPanel } from '../features/payment/payment-panel.tsx';
import { ReceiptDialog } from '../features/payment/receipt-dialog.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  const { bookingId = '' } = useParams();
  const [isPaying, setPaying] = useState(false);
  const [receiptOf, setReceiptOf] = useState<string | null>(null);
  const key = `${hotel.hotelId} ${bookingId}`;
  return (
    <PageBody width="full">
      <BookingPage
        key={key}
        hotel={hotel}
        bookingId={bookingId}
        onPay={() => setPaying(true)}
        onReceipt={setReceiptOf}
      />
      <PaymentPanel
        key={`${key} payment`}
        hotel={hotel}
        bookingId={bookingId}
        open={isPaying}
        onClose={() => setPaying(false)}
      />
      {receiptOf !== null && (
        <ReceiptDialog
          hotel={hotel}
          bookingId={bookingId}
          paymentId={receiptOf}
          onClose={() => setReceiptOf(null)}
        />
      )}
    </PageBody>
  );
}
