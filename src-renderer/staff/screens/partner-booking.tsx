import { useNavigate } from 'react-router';
import { PartnerBookingPage } from '../features/partner-booking/partner-booking-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { staffPaths } from '../features/shared/paths/staff-paths.ts';

export function Component() {
  const hotel = useWorkplace();
  const navigate = useNavigate();
  return (
    <PageBody width="list">
      <PartnerBookingPage
        key={hotel.hotelId}
        hotel={hotel}
        onEntered={bookingId => void navigate(staffPaths.booking(bookingId), { replace: true })}
        onCancel={() => void navigate(staffPaths.board)}
      />
    </PageBody>
  );
}
