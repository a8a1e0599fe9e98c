import type { IdleTimes } from '#renderer/platform/host/profile.ts';

/**
 * The idle rule as pure functions of instants in milliseconds (SES-10, SES-11): timers of a background tab are
 * throttled and the process can be suspended, so time is computed from differences and not counted.
 */
export type IdleState = { lastActivity: number };

/** The times of a rule; `IdleTimes` without those of an anonymous guest. */
export type IdleRule = Omit<IdleTimes, 'anonymous'>;

export type IdlePhase =
  /** Nothing to do; check again at `until`. */
  | { kind: 'active'; until: number }
  /** The warning is shown; check again at `until`, when `secondsLeft` changes. */
  | { kind: 'warning'; secondsLeft: number; until: number }
  | { kind: 'expired' };

/** Reasons that delay the end of an idle guest. */
export type Delay = {
  /** A payment or an upload is running. */
  isBusy: boolean;
  /** Expiry of the Pix code on the screen, or of the last one; minus infinity without one. */
  codeEnd: number;
};

const NO_DELAY: Delay = { isBusy: false, codeEnd: Number.NEGATIVE_INFINITY };

/**
 * The phase of a session at the instant `now` (SES-10, SES-11); `until` says when to check again. During a payment or
 * an upload no prompt is shown, and the end waits for it, `busyMs` at most (PD-38). While a Pix code is on the screen
 * the guest is busy with a phone; one who is idle at its expiry gets the countdown at once (PD-135).
 */
export function idlePhase(
  state: IdleState,
  now: number,
  times: IdleRule,
  { isBusy, codeEnd }: Delay = NO_DELAY,
): IdlePhase {
  // Until the code expires, the idle time stays below the time of the warning.
  const since = Math.max(state.lastActivity, codeEnd - times.warningMs);
  // A clock that was set back must not extend a session.
  const quiet = Math.max(0, now - since);
  if (isBusy) {
    const held = times.warningMs + times.countdownMs + times.busyMs - quiet;
    return held > 0 ? { kind: 'active', until: now + held } : { kind: 'expired' };
  }
  if (quiet < times.warningMs) return { kind: 'active', until: now + times.warningMs - quiet };
  const left = times.warningMs + times.countdownMs - quiet;
  if (left <= 0) return { kind: 'expired' };
  const secondsLeft = Math.ceil(left / 1000);
  return { kind: 'warning', secondsLeft, until: now + left - (secondsLeft - 1) * 1000 };
}

/**
 * Applies activity at `at`, here or in another tab. While the warning is shown only its button counts (SES-12), and
 * within the debounce nothing is stored (SES-10).
 */
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
