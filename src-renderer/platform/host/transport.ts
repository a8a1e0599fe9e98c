import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { AppError } from '#shared/errors.ts';

const unreachable = createEmitter();

/** Called when a call got no response, or another server's. Returns a function that stops it. */
export const onUnreachable = unreachable.subscribe;

export const notifyUnreachable = unreachable.notify;

/** Time limit of a call (milliseconds); a booking has a longer one, because the card provider is slow. */
export const CALL_TIMEOUT_MS = 15_000;
export const BOOKING_TIMEOUT_MS = 30_000;

/** Fails only as AppError: NETWORK_TIMEOUT, or NETWORK_UNREACHABLE. An abort by `init.signal` is passed on unchanged. */
export async function fetchWithin(
  input: string | URL | Request,
  init: RequestInit,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    return await fetch(input, { ...init, signal });
  } catch (cause) {
    if (!init.signal?.aborted) notifyUnreachable();
    if (limit.aborted) throw new AppError('NETWORK_TIMEOUT', 'no response in time', { cause });
    if (init.signal?.aborted) throw cause;
    throw new AppError('NETWORK_UNREACHABLE', 'no response', { cause });
  }
}
