import type { IdleTimes } from '#renderer/platform/host/profile.ts';

/** Instants in milliseconds; computed from differences, because timers of a background tab are throttled (SES-10). */
export type IdleState = { lastActivity: number };

export type IdleRule = Omit<IdleTimes, 'anonymous'>;

export type IdlePhase =
  /** Nothing to do; check again at `until`. */
  | { kind: 'active'; until: number }
  /** The warning is shown; check again at `until`, when `secondsLeft` changes. */
  | { kind: 'warning'; secondsLeft: number; until: number }
  | { kind: 'expired' };

export type Delay = {
  isBusy: boolean;
  /** Expiry of the Pix code on the screen, or of the last one; minus infinity without one. */
  codeEnd: number;
  /** The end of an outcome's first minute; minus infinity without one (SES-14). */
  outcomeEnd?: number;
};

const NEVER = Number.NEGATIVE_INFINITY;
const NO_DELAY: Delay = { isBusy: false, codeEnd: NEVER };

/** `until`: when to check again. A payment or upload delays the end (PD-38), a Pix code until it expires (PD-135). */
export function idlePhase(
  state: IdleState,
  now: number,
  times: IdleRule,
  { isBusy, codeEnd, outcomeEnd = NEVER }: Delay = NO_DELAY,
): IdlePhase {
  // Until the code expires, or the outcome could be read, the idle time stays below the time of the warning.
  const since = Math.max(state.lastActivity, Math.max(codeEnd, outcomeEnd) - times.warningMs);
  // A clock that was set back must not extend a session.
  const quiet = Math.max(0, now - since);
  if (isBusy) {
    const remaining = times.warningMs + times.countdownMs + times.busyMs - quiet;
    return remaining > 0 ? { kind: 'active', until: now + remaining } : { kind: 'expired' };
  }
  if (quiet < times.warningMs) return { kind: 'active', until: now + times.warningMs - quiet };
  const left = times.warningMs + times.countdownMs - quiet;
  if (left <= 0) return { kind: 'expired' };
  const secondsLeft = Math.ceil(left / 1000);
  return { kind: 'warning', secondsLeft, until: now + left - (secondsLeft - 1) * 1000 };
}

/** While the warning is shown only its button counts (SES-12); within the debounce nothing is stored (SES-10). */
export function afterActivity(
  state: IdleState,
  at: number,
  times: IdleRule,
  delay: Delay = NO_DELAY,
): IdleState {
  if (idlePhase(state, at, times, delay).kind !== 'active') return state;
  return at - state.lastActivity < times.debounceMs ? state : { lastActivity: at };
}

/** The stay-connected button, here or in another tab (SES-12). It has no effect after the end. */
export function afterStay(state: IdleState, at: number, times: IdleRule, delay: Delay = NO_DELAY): IdleState {
  return idlePhase(state, at, times, delay).kind === 'expired'
    ? state
    : { lastActivity: Math.max(at, state.lastActivity) };
}

/** True for the seconds that a screen reader announces: the start of the countdown, and then only a few. */
export function isAnnounced(secondsLeft: number, countdownMs: number): boolean {
  return secondsLeft * 1000 >= countdownMs || [60, 30, 10].includes(secondsLeft);
}
