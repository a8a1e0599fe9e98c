import { useParams } from 'react-router';
import { PreparationsPrint } from '../features/preparations/print-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  const { day = '' } = useParams();
  return (
    <PageBody width="list">
      <PreparationsPrint key={`${hotel.hotelId} ${day}`} hotel={hotel} day={day} />
    </PageBody>
  );
}
