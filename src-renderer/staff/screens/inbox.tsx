import { InboxPage } from '../features/inbox/inbox-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { DayToDayTabs } from '../features/shared/look/section-tabs.tsx';

export function Component() {
  const hotel = useWorkplace();
  return (
    <PageBody width="list">
      <DayToDayTabs />
      <InboxPage key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
