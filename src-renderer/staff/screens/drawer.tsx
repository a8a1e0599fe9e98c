import { OpenApprovals } from '../features/approvals/open-approvals.tsx';
import { DrawerPage } from '../features/drawer/drawer-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  return (
    <PageBody width="list">
      <OpenApprovals hotel={hotel} />
      <DrawerPage key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
