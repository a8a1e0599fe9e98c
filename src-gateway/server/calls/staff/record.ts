import { implement } from '@orpc/server';
import { exportRecord, readRecordPage } from '#gateway/domain/staff/read-record.ts';
import type { StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const recordCalls = {
  list: os.record.list.handler(({ input: { hotelId: _, ...wanted }, context }) =>
    readRecordPage(context, wanted),
  ),
  exportCsv: os.record.exportCsv.handler(({ input: { hotelId: _, ...wanted }, context }) =>
    exportRecord(context, wanted),
  ),
};
