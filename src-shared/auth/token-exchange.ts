/** Without a schema library: the web needs it before anything else. */

/** A second of slack per minute of an hour's token: clocks differ, responses take time. */
const SLACK_MS = 60_000;

/** The time at which an access token that lives `seconds` should be renewed. */
export function expiryFrom(now: number, seconds: number): number {
  return now + seconds * 1000 - SLACK_MS;
}

/** Codes for "later", or for our own mistake, are excluded. */
const OVER =
  /^(TOKEN_EXPIRED|INVALID_REFRESH_TOKEN|MISSING_REFRESH_TOKEN|INVALID_ID_TOKEN|USER_(DISABLED|NOT_FOUND)|PROJECT_NUMBER_MISMATCH|CREDENTIAL_\w+)\b/;

/** The response of a proxy or a network's own sign-in page, whatever its status, ends no guest's session. */
export function endsSession(status: number, body: unknown): boolean {
  if (status < 400 || status > 499 || status === 429) return false;
  const said = (body as { error?: { message?: unknown } } | null)?.error?.message;
  return typeof said === 'string' && OVER.test(said);
}
