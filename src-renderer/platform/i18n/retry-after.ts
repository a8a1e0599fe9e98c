type Limited = { limit: string | null; seconds: number };

/** Null for every other failure. Every page loads this with its error texts, so it uses no schema library. */
export function parseLimit(error: unknown): Limited | null {
  if (readValue(error, 'code') !== 'TOO_MANY_REQUESTS') return null;
  const details = readValue(error, 'details');
  const seconds = readValue(details, 'retryAfterSeconds');
  const limit = readValue(details, 'limit');
  return typeof seconds === 'number' ? { limit: typeof limit === 'string' ? limit : null, seconds } : null;
}

function readValue(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

/** For a response that contains the wait only in its header; in the form that parseLimit reads. */
export function retryAfterDetails(headers: Headers): { retryAfterSeconds: number } | undefined {
  const seconds = Number(headers.get('retry-after') ?? '');
  return Number.isInteger(seconds) && seconds > 0 ? { retryAfterSeconds: seconds } : undefined;
}

/** Minutes to wait after an error for too many requests, rounded up; null for every other failure. */
export function minutesToWait(error: unknown): number | null {
  const found = parseLimit(error);
  return found && Math.max(1, Math.ceil(found.seconds / 60));
}
