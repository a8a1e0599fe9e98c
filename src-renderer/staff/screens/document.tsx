import { useParams, useSearchParams } from 'react-router';
import { DocumentPage } from '../features/document/document-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { staffPaths } from '../features/shared/paths/staff-paths.ts';

export function Component() {
  const { hotelId } = useWorkplace();
  const { bookingId = '', roomGuestId = '' } = useParams();
  const [search] = useSearchParams();
  const isCheckIn = search.get('then') === 'check-in';
  const path = isCheckIn ? staffPaths.assistedCheckIn(bookingId, roomGuestId) : staffPaths.booking(bookingId);
  return (
    <PageBody width="list">
      <DocumentPage
        key={`${hotelId} ${bookingId} ${roomGuestId}`}
        guest={{ hotelId, bookingId, roomGuestId }}
        back={{ path, isCheckIn }}
      />
    </PageBody>
  );
}
