import type { Argument, CallName, DeviceCommand, DeviceDescription, Result } from '#shared/bridge.ts';
import type { Profile } from './profile.ts';

/** A fresh access token; `expiresAt` is an instant in milliseconds. */
export type AccessToken = { idToken: string; expiresAt: number };

/** The token is never returned (PD-40): on the web it is encrypted in IndexedDB, on a kiosk in main's memory. */
export type TokenVault = {
  store(refreshToken: string): Promise<void>;
  /** Null without a session. Throws UNAUTHORIZED if the provider rejects the token, NETWORK_* without a response. */
  renew(): Promise<AccessToken | null>;
  clear(): Promise<void>;
  /** Another window of this device has signed in or out. Returns a function that stops listening. */
  onElsewhere(listener: (event: 'signedIn' | 'signedOut') => void): () => void;
};

/** The stay's card, encrypted beside the refresh token, for a device without a connection (BEY-18). */
export type StayCardVault = {
  /** The name of the session that this page belongs to; null while nobody is signed in. */
  session(): string | null;
  /** Stores a session's card, unless another session has replaced it in this browser meanwhile. */
  store(session: string, card: string): Promise<void>;
  read(): Promise<{ session: string; card: string } | null>;
  /** Erases a session's card and leaves another's. */
  erase(session: string): Promise<void>;
};

type DeviceCalls = {
  [Name in Exclude<CallName, 'describeDevice' | 'storeToken' | 'renewToken'>]: (
    ...argument: undefined extends Argument<Name> ? [] : [Argument<Name>]
  ) => Promise<Result<Name>>;
};

export type DeviceHost = DeviceCalls & {
  description: DeviceDescription;
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
