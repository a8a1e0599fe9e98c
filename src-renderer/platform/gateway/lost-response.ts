import { AppError } from '#shared/errors.ts';

/** After these it is unknown if a call took effect: its result is queried, and it is never sent again (PD-10). */
const lostResponses: ReadonlySet<string> = new Set([
  'NETWORK_UNREACHABLE',
  'NETWORK_TIMEOUT',
  'ANSWER_INVALID',
  'PAYMENT_TIMEOUT',
  'ATTEMPT_IN_PROGRESS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
]);

/** True if the result of a failed payment is unknown. An unknown code counts as such from status 500 on. */
export function isResponseLost(failure: { code: string; status: number | undefined }): boolean {
  return lostResponses.has(failure.code) || (failure.status !== undefined && failure.status >= 500);
}

/** Pauses between two polls after a lost response, growing; about a minute in all. */
export const POLL_PAUSES_MS: readonly number[] = [800, 1_500, 2_500, 4_000, 6_000, 9_000, 13_000, 20_000];
/** A request may still be in transit when it is first not found; only the third poll, seconds later, counts. */
const ATTEMPTS_UNTIL_NOT_ARRIVED = 3;
const ATTEMPTS_UNTIL_OFFLINE = 3;

export const toAppError = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError('ANSWER_INVALID', 'an unexpected failure of a call', { cause: error });

export type Found<Result> = { result: Result } | 'nothing' | 'pending';

export async function pollAttemptOnce<Settled extends { outcome: string }>(
  attempt: () => Promise<Settled | { outcome: 'PROCESSING' }>,
): Promise<Found<Settled>> {
  try {
    const found = await attempt();
    return isInProgress(found) ? 'pending' : { result: found };
  } catch (error) {
    if (toAppError(error).code === 'ATTEMPT_NOT_FOUND') return 'nothing';
    throw error;
  }
}

const isInProgress = (found: { outcome: string }): found is { outcome: 'PROCESSING' } =>
  found.outcome === 'PROCESSING';

/** The end of polling. `rejected`: the session may no longer poll, and the result stays unknown. */
export type Polled<Result> =
  | { end: 'result'; result: Result }
  | { end: 'notArrived' }
  | { end: 'rejected'; code: string }
  | { end: 'unknown'; offline: boolean };

const sessionEnded = ['UNAUTHORIZED', 'TOKEN_EXPIRED'];

/** Polls the result of a request, with growing pauses. It never sends anything again (PD-10). */
export async function pollLostResponse<Result>(ports: {
  pause: (milliseconds: number) => Promise<void>;
  poll: () => Promise<Found<Result>>;
  rejections?: readonly string[];
}): Promise<Polled<Result>> {
  const rejections = [...sessionEnded, ...(ports.rejections ?? [])];
  let notFound = 0;
  let unreachable = 0;
  for (const milliseconds of POLL_PAUSES_MS) {
    await ports.pause(milliseconds);
    try {
      const found = await ports.poll();
      unreachable = 0;
      if (found === 'nothing') notFound += 1;
      else if (found !== 'pending') return { end: 'result', result: found.result };
    } catch (error) {
      const { code } = toAppError(error);
      if (rejections.includes(code)) return { end: 'rejected', code };
      unreachable = code === 'NETWORK_UNREACHABLE' ? unreachable + 1 : 0;
    }
    if (notFound >= ATTEMPTS_UNTIL_NOT_ARRIVED) return { end: 'notArrived' };
    if (unreachable >= ATTEMPTS_UNTIL_OFFLINE) break;
  }
  return { end: 'unknown', offline: unreachable > 0 };
}
