import type { CallName, SelfTestLine } from '#shared/bridge.ts';
import type { WatchEvents } from './watch-events.ts';

/** Fields hold numbers and words of closed lists: none can contain a name, an address, a token or a PIN. */
export type LogEvents = WatchEvents & {
  'app.started': { version: string; profile: 'kiosk' | 'reception' | 'setup' };
  'app.quits': { why: 'staff' };
  'app.refusesStart': { because: string };
  /** An unexpected error, by its kind and place: its message could quote personal data. */
  'app.fault': { part: string } & Fault;
  'bridge.refused': { call: CallName; refusal: string } & Partial<Fault>;
  'file.lost': { file: string; why: 'unreadable' | 'unfit' };
  'file.unkept': { file: string } & Fault;
  'packaged.unfit': { fields: string };
  'settings.restored': Record<never, never>;
  'settings.saved': { pin: 'new' | 'kept'; token: 'new' | 'kept' };
  'staff.unlocked': Record<never, never>;
  'staff.wrongPin': { triesLeft: number };
  'staff.locked': { seconds: number };
  'token.unreadable': { whose: 'device' | 'guest' };
  'token.memoryOnly': { whose: 'device' | 'guest' };
  'selfTest.fault': { check: SelfTestLine['check'] } & Fault;
  'slip.failed': { why: 'unknownPrinter' | 'refused' | 'late' };
};

export type Log = <Name extends keyof LogEvents>(name: Name, fields: LogEvents[Name]) => void;

/** The loggable part of an error: its kind, code and place, never its message. */
export type Fault = { kind: string; code: string | null; at: string | null };

export function toFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: typeof error, code: null, at: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const frame = error.stack?.split('\n').find(line => /^\s+at /.test(line));
  return { kind: error.name, code, at: frame?.replace(/^\s+at /, '').slice(0, 200) ?? null };
}
