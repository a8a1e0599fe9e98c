/**
 * Codes after which it is unknown whether a call took effect: its result must be queried, and the call never sent again
 * (PD-10).
 */
const lostResponses: ReadonlySet<string> = new Set([
  'NETWORK_UNREACHABLE',
  'NETWORK_TIMEOUT',
  'ANSWER_INVALID',
  'PAYMENT_TIMEOUT',
  'ATTEMPT_IN_PROGRESS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
]);

/** Whether a failed payment leaves open what became of it. An unknown code counts as open from 500 on. */
export function isResponseLost(failure: { code: string; status: number | undefined }): boolean {
  return lostResponses.has(failure.code) || (failure.status !== undefined && failure.status >= 500);
}

/** Pauses between two polls after a lost response, growing; about a minute in all. */
export const ASK_PAUSES_MS: readonly number[] = [800, 1_500, 2_500, 4_000, 6_000, 9_000, 13_000, 20_000];
/** What was sent may still be on its way when it is first not found; only the third look, seconds later, counts. */
export const ATTEMPTS_UNTIL_NOT_ARRIVED = 3;
export const ATTEMPTS_UNTIL_OFFLINE = 3;
