import type { Language } from '#renderer/platform/i18n/language.ts';
import type { Receipt } from '#shared/receipt.ts';
import type { StaffPageBridge } from '#shared/staff-bridge.ts';

/** The reception desk as the staff app sees it. Its calls are the same as in a browser: main signs them, not a cookie. */
export type StaffDesk = {
  /** Of the desk's settings. */
  language: Language;
  /** With a code it shows the step of a guest at a kiosk (FRD-13). */
  openGuestWindow(takeOver?: string): Promise<void>;
  /** On the desk's receipt printer, without a dialog. Throws PRINT_FAILED without one, or where it does not print. */
  printReceipt(receipt: Receipt): Promise<void>;
  /** The computer was locked or suspended. The window is out of sight until `reportCovered`. */
  onLock(listener: () => void): () => void;
  reportCovered(): Promise<void>;
};

let current: StaffDesk | null = null;

/** Null in a browser. */
export const staffDesk = (): StaffDesk | null => current;

declare global {
  interface Window {
    readonly pernoiteStaff?: StaffPageBridge;
  }
}

/** Called once by the entry. A browser loads no code of the desktop app. */
export async function openStaffDesk(): Promise<StaffDesk | null> {
  const { pernoiteStaff } = window;
  if (pernoiteStaff === undefined) return null;
  current = await (await import('./desktop-staff.ts')).createStaffDesk(pernoiteStaff);
  return current;
}
