import { useParams } from 'react-router';
import { CheckInPage } from '../features/check-in/check-in-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  const { bookingId = '', roomGuestId = '' } = useParams();
  const { hotelId } = hotel;
  return (
    <PageBody width="list">
      <CheckInPage
        key={`${hotelId} ${bookingId} ${roomGuestId}`}
        hotel={hotel}
        guest={{ hotelId, bookingId, roomGuestId }}
      />
    </PageBody>
  );
}
