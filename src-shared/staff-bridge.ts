import * as z from 'zod/mini';
import { call, type ExposedBridge, event, nothing } from './bridge-lines.ts';
import { takeOverCode } from './device.ts';
import { receipt } from './receipt.ts';

/**
 * The bridge of the staff app's page at a reception desk. It has no call of the gateway: those are requests to the page's
 * own address, to which main adds the session's token.
 */
export const staffBridge = {
  describeDesk: call(nothing, z.object({ language: z.enum(['pt', 'en']) })),
  /** With a code it shows the step of a guest at a kiosk (FRD-13), else the start. */
  openGuestWindow: call(z.object({ takeOver: z.nullable(takeOverCode) }), nothing),
  /** On the desk's receipt printer, without a dialog. PRINT_FAILED where it has none, or where it does not print. */
  printReceipt: call(receipt, nothing),
  /** The lock is on the screen: main may show the window again. */
  reportCovered: call(nothing, nothing),
  /** The computer was locked or suspended. Main tells the gateway. */
  lock: event(z.object({ reason: z.enum(['suspend']) })),
} as const;

export type StaffBridge = typeof staffBridge;

export type StaffPageBridge = ExposedBridge<StaffBridge>;

export const staffChannelOf = (name: keyof StaffBridge): string => `pernoite-staff:${name}`;
