import { DevicesPage } from '../features/lobby/devices-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  return (
    <PageBody width="list">
      <DevicesPage key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
