import type { Argument, CallName, DeviceCommand, DeviceDescription, Result } from '#shared/bridge.ts';
import type { Profile } from './profile.ts';

/** A fresh access token; `expiresAt` is an instant in milliseconds. */
export type AccessToken = { idToken: string; expiresAt: number };

/**
 * Stores the refresh token and exchanges it for access tokens. The token is never returned (PD-40): on the web it is
 * stored encrypted in IndexedDB, on a kiosk in the main process's memory.
 */
export type TokenVault = {
  keep(refreshToken: string): Promise<void>;
  /**
   * Null if nobody is signed in. Throws AppError UNAUTHORIZED if the provider rejects the token, NETWORK_* if it does
   * not respond.
   */
  renew(): Promise<AccessToken | null>;
  clear(): Promise<void>;
  /** Another window of this device has signed in or out. Returns a function that stops listening. */
  onElsewhere(listener: (event: 'signedIn' | 'signedOut') => void): () => void;
};

/** The card of the current stay, encrypted in IndexedDB beside the refresh token, for a device without a connection (BEY-18). */
export type StayCardVault = {
  /** The name of the session that this page belongs to; null while nobody is signed in. */
  session(): string | null;
  /** Stores a session's card, unless another session has replaced it in this browser meanwhile. */
  store(session: string, card: string): Promise<void>;
  /** The card of the session that is stored here now; null without one. */
  read(): Promise<{ session: string; card: string } | null>;
  /** Erases a session's card and leaves another's. */
  erase(session: string): Promise<void>;
};

/** Every call of the bridge by its name; failures are thrown as AppError. */
type DeviceCalls = {
  [Name in Exclude<CallName, 'describeDevice' | 'storeToken' | 'renewToken'>]: (
    ...argument: undefined extends Argument<Name> ? [] : [Argument<Name>]
  ) => Promise<Result<Name>>;
};

/** Functions that only a device of the hotel has: a lobby's kiosk or a reception desk. */
export type DeviceHost = DeviceCalls & {
  description: DeviceDescription;
  /** A menu, a shortcut or the main process sends a command to the page. Returns a function that stops listening. */
  onCommand(listener: (command: DeviceCommand) => void): () => void;
};

/** The device as the app sees it. Functions that a device lacks are null, never a silent no-op. */
export type Host = {
  profile: Profile;
  tokens: TokenVault;
  /** Null on a device that guests share. */
  stayCards: StayCardVault | null;
  device: DeviceHost | null;
};

let current: Host | null = null;

/** Called once by the entry, before anything reads it. */
export function provideHost(host: Host): void {
  current = host;
}

export function host(): Host {
  if (current === null) throw new Error('the host is provided before the app starts');
  return current;
}
