import { useParams } from 'react-router';
import { DayPrint } from '../features/day-print/day-print.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  const { day = '' } = useParams();
  return (
    <PageBody width="list">
      <DayPrint key={`${hotel.hotelId} ${day}`} hotel={hotel} day={day} />
    </PageBody>
  );
}
