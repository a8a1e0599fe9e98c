import { implement } from '@orpc/server';
import { exportDayReport, findDayReport } from '#gateway/domain/desk/money/day-report.ts';
import { requirePosition, type StaffRequestContext, viewerOf } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

const wantedOf = (day: string, context: StaffRequestContext) => ({
  day,
  timeZone: requirePosition(context).timeZone,
});

export const dayReportCalls = {
  find: os.dayReport.find.handler(({ input, context }) =>
    findDayReport(context.app, viewerOf(context), wantedOf(input.day, context)),
  ),

  exportCsv: os.dayReport.exportCsv.handler(({ input, context }) =>
    exportDayReport(context.app, viewerOf(context), wantedOf(input.day, context)),
  ),
};
