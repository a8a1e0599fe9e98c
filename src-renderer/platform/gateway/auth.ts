/** Signs calls. The session provides it; until then every call is anonymous (PD-05). */
export type AuthPort = {
  guest(): string | null;
  /** The current access token, renewed shortly before it expires; null for an anonymous guest. */
  token(): Promise<string | null>;
  /** After a 401: a new token, or null if there is none. One request for all concurrent calls. */
  renew(rejected: string): Promise<string | null>;
  /** The session cannot continue: sign out to /login and remember the path (PD-05). */
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

/** Throws an abort if `asker` is no longer signed in: a guest's request is never sent with another's token. */
export function requireStillThere(asker: string | null): void {
  if (asker !== null && port.guest() !== asker)
    throw new DOMException('the guest of this request has left', 'AbortError');
}
