/**
 * Why the lock of a room lacks what was sent to it. FULL: no code fits in. OFFLINE: the lock system does not reach it. UNKNOWN:
 * the room has no lock at the lock system, or another's. CODE_REJECTED: it takes this code from nobody. NO_RESPONSE: the lock
 * system did not respond, did not let us in, or has not said why.
 */
export const lockFailures = ['FULL', 'OFFLINE', 'UNKNOWN', 'CODE_REJECTED', 'NO_RESPONSE'] as const;
export type LockFailure = (typeof lockFailures)[number];
