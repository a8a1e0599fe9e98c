import { useState } from 'react';
import { useParams } from 'react-router';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { MoneyPanel } from '../features/approvals/money-panel.tsx';
import { BookingPage } from '../features/booking/booking-page.tsx';
import { HoursPanel } from '../features/payment/hours-panel.tsx';
import { PaymentPanel } from '../features/payment/payment-panel.tsx';
import { ReceiptDialog } from '../features/payment/receipt-dialog.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  const { bookingId = '' } = useParams();
  const [isPaying, setPaying] = useState(false);
  const [hoursOf, setHoursOf] = useState<DeskRoom | null>(null);
  const [isChanging, setChanging] = useState(false);
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
        onMoney={() => setChanging(true)}
        onHours={setHoursOf}
      />
      <PaymentPanel
        key={`${key} payment`}
        hotel={hotel}
        bookingId={bookingId}
        open={isPaying}
        onClose={() => setPaying(false)}
      />
      {hoursOf !== null && (
        <HoursPanel hotel={hotel} bookingId={bookingId} room={hoursOf} onClose={() => setHoursOf(null)} />
      )}
      {isChanging && <MoneyPanel hotel={hotel} bookingId={bookingId} onClose={() => setChanging(false)} />}
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
