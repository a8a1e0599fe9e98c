import type { CallName, SelfTestLine, WindowReason } from '#shared/bridge.ts';
import type { CallOf } from '#shared/bridge-lines.ts';
import type { StaffBridge } from '#shared/staff-bridge.ts';

/** Fields hold numbers and values of closed lists: none can contain a name, an address, a token or a PIN. */
export type LogEvents = {
  'app.started': { version: string; profile: 'kiosk' | 'reception' | 'setup' };
  'app.quits': { why: 'staff' };
  'app.refusesStart': { because: string };
  /** An unexpected error, by its kind and location: its message could quote personal data. */
  'app.fault': { part: string } & Fault;
  'bridge.refused': { call: CallName | CallOf<StaffBridge>; refusal: string } & Partial<Fault>;
  'file.lost': { file: string; why: 'unreadable' | 'unfit' };
  'file.unkept': { file: string } & Fault;
  'packaged.unfit': { fields: string };
  'settings.restored': Record<never, never>;
  'settings.saved': { pin: 'new' | 'kept'; token: 'new' | 'kept' };
  /** A desk that opens guests' windows alone. */
  'staff.noAddress': Record<never, never>;
  'staff.unlocked': Record<never, never>;
  'staff.wrongPin': { triesLeft: number };
  'staff.locked': { seconds: number };
  'token.unreadable': { whose: 'device' | 'guest' };
  'token.memoryOnly': { whose: 'device' | 'guest' };
  'selfTest.fault': { check: SelfTestLine['check'] } & Fault;
  'slip.failed': { why: 'unknownPrinter' | 'refused' | 'late' };
  'reset.asked': { reason: WindowReason };
  'reset.done': { reason: WindowReason; ms: number };
  'standby.ready': { ms: number };
  'standby.failed': Record<string, never>;
  'partition.unclean': { partition: string };
  'page.lost': { what: 'load' | 'page'; count: number; pauseMs: number };
  'page.hangs': { silentMs: number };
  'page.givenUp': { count: number };
  'locks.lost': { losses: number; isRepaired: boolean };
  'machine.cared': { act: 'reload' | 'reset' | 'relaunch'; memoryMb: number };
  'graphics.lost': { losses: number };
  'app.relaunches': { why: RelaunchReason };
};
export type RelaunchReason =
  | 'unclean'
  | 'crashes'
  | 'settings'
  | 'staff'
  | 'memory'
  | 'night'
  | 'graphics'
  | 'start'
  | 'fault';

export type Log = <Name extends keyof LogEvents>(name: Name, fields: LogEvents[Name]) => void;

/** The loggable part of an error: its kind, code and location, never its message. */
export type Fault = { kind: string; code: string | null; at: string | null };

export function toFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: typeof error, code: null, at: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const { message, stack = '' } = error;
  // The message comes first in it, and may have lines like those of the frames.
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : '';
  const frame = frames.split('\n').find(line => /^\s+at /.test(line));
  return { kind: error.name, code, at: frame?.replace(/^\s+at /, '').slice(0, 200) ?? null };
}
