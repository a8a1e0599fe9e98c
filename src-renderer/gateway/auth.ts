/** How calls are signed. The session fills this in; until then every call is anonymous (D5). */
export type AuthPort = {
  /** The access token in hand, renewed when it is about to end; null for an anonymous guest. */
  token(): Promise<string | null>;
  /** After a 401: a new token, or null when there is none to be had. One flight for all callers. */
  renew(refused: string): Promise<string | null>;
  /** The session cannot be kept: log out to /login with the path remembered (D5). */
  lost(): void;
};

let port: AuthPort = { token: async () => null, renew: async () => null, lost: () => undefined };

export function connectAuth(connected: AuthPort): void {
  port = connected;
}

export function auth(): AuthPort {
  return port;
}
