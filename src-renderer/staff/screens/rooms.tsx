import { RoomsPage } from '../features/rooms/rooms-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { RoomTabs } from '../features/shared/look/section-tabs.tsx';

export function Component() {
  const hotel = useWorkplace();
  return (
    <PageBody width="list">
      <RoomTabs />
      <RoomsPage key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
