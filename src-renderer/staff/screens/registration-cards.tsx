import { useParams } from 'react-router';
import { RegistrationCards } from '../features/registration-cards/registration-cards.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const { hotelId } = useWorkplace();
  const { bookingId = '' } = useParams();
  return (
    <PageBody width="list">
      <RegistrationCards key={`${hotelId} ${bookingId}`} hotelId={hotelId} bookingId={bookingId} />
    </PageBody>
  );
}
