import { DayReportPage } from '../features/day-report/day-report-page.tsx';
import { useWorkplace } from '../features/shared/hotel/current-hotel.ts';
import { PageBody } from '../features/shared/look/page-body.tsx';

export function Component() {
  const hotel = useWorkplace();
  return (
    <PageBody width="list">
      <DayReportPage key={hotel.hotelId} hotel={hotel} />
    </PageBody>
  );
}
