import type { LobbyCall } from '#shared/contract/staff/lobby.ts';

/** What the first button of a call does; null while the guest is asked. */
export type CallStep = 'take' | 'offer' | 'open' | null;

/** Calls that concern this person: those that nobody has taken, then their own; a touch of a guest comes before all. */
export function toOwnCalls(calls: readonly LobbyCall[], staffId: string): LobbyCall[] {
  const own = calls.filter(call => call.staffId === null || call.staffId === staffId);
  return own.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ state, staffId }: LobbyCall): number {
  if (state === 'ACCEPTED') return 0;
  return staffId === null ? 1 : 2;
}

/** A take-over needs a guest window, which only a desk has. */
export function stepOf({ state }: LobbyCall, hasWindows: boolean): CallStep {
  if (state === 'WAITING' || state === 'UNANSWERED') return 'take';
  if (!hasWindows) return null;
  if (state === 'TAKEN') return 'offer';
  return state === 'ACCEPTED' ? 'open' : null;
}

/** Whole seconds until the kiosk shows the telephone; 0 once it does. */
export const secondsLeft = ({ respondBy }: LobbyCall, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(respondBy) - now.getTime()) / 1_000));

/** `1:52`. */
export const toClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
