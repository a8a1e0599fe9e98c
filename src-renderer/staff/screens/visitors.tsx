import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { DayToDayTabs } from '../features/shared/look/section-tabs.tsx';
import { VisitorsPage } from '../features/visitors/visitors-page.tsx';

export function Component() {
  const hotel = useWorkplace();
  return (
    <PageBody width="list">
      <DayToDayTabs />
      <VisitorsPage key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
