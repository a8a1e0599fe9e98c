/** PostgreSQL's error, however the driver and drizzle wrapped it. */
type DatabaseFailure = { code: string; constraint: string | null };

function findFailure(error: unknown): DatabaseFailure | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth++
  ) {
    const { code, constraint, constraint_name } = current as Error & Record<string, unknown>;
    // SQLSTATE is five characters; Node's own codes such as ECONNREFUSED are longer.
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      const name = constraint ?? constraint_name;
      return { code, constraint: typeof name === 'string' ? name : null };
    }
  }
  return null;
}

/** The violated constraint's kinds: not null, foreign key, unique, check, exclusion. */
const violations = new Set(['23502', '23503', '23505', '23514', '23P01']);

export function isConstraintViolation(error: unknown, constraint: string): boolean {
  const failure = findFailure(error);
  return failure !== null && violations.has(failure.code) && failure.constraint === constraint;
}

/** True where a row references a guest whose account is deleted. */
export function isGuestGone(error: unknown): boolean {
  const failure = findFailure(error);
  return failure?.code === '23503' && (failure.constraint?.endsWith('_guest_id_guests_id_fk') ?? false);
}

/** Serialization failure or deadlock: the whole transaction may be run again. */
export function isRetryable(error: unknown): boolean {
  const code = findFailure(error)?.code;
  return code === '40001' || code === '40P01';
}

/** A text that PostgreSQL cannot store (a null byte, half a surrogate pair) or a number out of its range. */
export function isUnstorableValue(error: unknown): boolean {
  const code = findFailure(error)?.code;
  return code === '22021' || code === '22P05' || code === '22003';
}

/** For logs: SQLSTATE and constraint, never the statement or its values. */
export function describeDatabaseError(
  error: unknown,
): { sqlState: string; constraint: string | null } | null {
  const failure = findFailure(error);
  return failure && { sqlState: failure.code, constraint: failure.constraint };
}
