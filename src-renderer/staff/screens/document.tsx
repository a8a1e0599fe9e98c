import { useParams } from 'react-router';
import { DocumentPage } from '../features/document/document-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const { hotelId } = useWorkplace();
  const { bookingId = '', roomGuestId = '' } = useParams();
  return (
    <PageBody width="list">
      <DocumentPage key={`${hotelId} ${roomGuestId}`} guest={{ hotelId, bookingId, roomGuestId }} />
    </PageBody>
  );
}
