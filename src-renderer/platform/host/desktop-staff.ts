import { type StaffPageBridge, staffBridge } from '#shared/staff-bridge.ts';
import { callBridge } from './bridge-call.ts';
import type { StaffDesk } from './staff-desk.ts';

export async function createStaffDesk(page: StaffPageBridge): Promise<StaffDesk> {
  const { language } = await callBridge(staffBridge, page, 'describeDesk', undefined);
  return {
    language,
    openGuestWindow: takeOver =>
      callBridge(staffBridge, page, 'openGuestWindow', { takeOver: takeOver ?? null }),
    printReceipt: receipt => callBridge(staffBridge, page, 'printReceipt', receipt),
    onLock: listener => page.lock(() => listener()),
    reportCovered: () => callBridge(staffBridge, page, 'reportCovered', undefined),
  };
}
