import { PreparationsPage } from '../features/preparations/preparations-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { RoomTabs } from '../features/shared/look/section-tabs.tsx';

export function Component() {
  const hotel = useWorkplace();
  return (
    <PageBody width="list">
      <RoomTabs />
      <PreparationsPage key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
