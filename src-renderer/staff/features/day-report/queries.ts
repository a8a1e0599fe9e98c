import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { type DayReport, dayReport } from '#shared/contract/staff/day-report.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';

export function useDayReport(hotelId: string, day: LocalDate): UseQueryResult<DayReport> {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.dayReport(hotelId, day),
    queryFn: async ({ signal }) =>
      checked(dayReport, await staffGateway.dayReport.find({ hotelId, day }, { signal })),
    staleTime: 0,
    enabled,
  });
}
