/** How calls are signed. The session fills this in; until then every call is anonymous (PD-05). */
export type AuthPort = {
  /** Who is signed in, by id; null for nobody. */
  guest(): string | null;
  /** The access token in hand, renewed when it is about to end; null for an anonymous guest. */
  token(): Promise<string | null>;
  /** After a 401: a new token, or null when there is none to be had. One flight for all callers. */
  renew(refused: string): Promise<string | null>;
  /** The session cannot continue: sign out to /login with the path remembered (PD-05). */
  lost(): void;
};

let port: AuthPort = {
  guest: () => null,
  token: async () => null,
  renew: async () => null,
  lost: () => undefined,
};

export function connectAuth(connected: AuthPort): void {
  port = connected;
}

export function auth(): AuthPort {
  return port;
}

/**
 * Throws an abort when `asker` was signed in and is not any more: a request of one guest is never sent with the
 * token of the next, nor without one.
 */
export function requireStillThere(asker: string | null): void {
  if (asker !== null && port.guest() !== asker)
    throw new DOMException('the guest who asked has left', 'AbortError');
}
