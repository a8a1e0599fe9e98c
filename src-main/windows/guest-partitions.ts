import { clipboard, type Session, session } from 'electron';
import { APP_SCHEME } from '../security/app-address.ts';
import { hardenSession } from '../security/harden-session.ts';
import type { HotelConfig } from '../settings/hotel-config.ts';
import { within } from '../within.ts';
import { appProtocol } from './app-protocol.ts';

export type PartitionParts = {
  root: string;
  gateway(): string | null;
  deviceHeaders(): Readonly<Record<string, string>>;
  hotelConfig: HotelConfig;
  camera(): boolean;
};

/** The in-memory partitions of the guests, one after another. No other module creates sessions. */
export type GuestPartitions = {
  session(name: string): Session;
  /** True if the page was loaded before the gateway responded, and would be another one now. */
  isOutdated(name: string): boolean;
  /** Throws if data is left that only a relaunch can remove. */
  wipe(name: string): Promise<void>;
};

const WIPE_MS = 15_000;

type Partition = { session: Session; guest: AbortController; hasConfig: boolean };

export function openGuestPartitions({
  root,
  gateway,
  deviceHeaders,
  hotelConfig,
  camera,
}: PartitionParts): GuestPartitions {
  // Electron retains a session until the app ends: names are few and fixed, and each handler is set once.
  const partitions = new Map<string, Partition>();

  function partition(name: string): Partition {
    const known = partitions.get(name);
    if (known) return known;
    const made: Partition = {
      session: session.fromPartition(name, { cache: false }),
      guest: new AbortController(),
      hasConfig: true,
    };
    hardenSession(made.session, { camera, identityPage: () => hotelConfig.known().identityPage });
    made.session.protocol.handle(
      APP_SCHEME,
      appProtocol({
        root,
        gateway,
        deviceHeaders,
        hotelConfig,
        camera,
        guest: () => made.guest.signal,
        pageServed: ({ hasConfig }) => {
          made.hasConfig = hasConfig;
        },
        // Uses the guest's own session, so that cached responses are deleted with it.
        fetch: (address, init) => made.session.fetch(address, init),
      }),
    );
    partitions.set(name, made);
    return made;
  }

  return {
    session: name => partition(name).session,
    isOutdated(name) {
      if (partition(name).hasConfig) return false;
      if (hotelConfig.isKnown()) return true;
      // Nobody else asks while a screen invites nobody.
      void hotelConfig.read();
      return false;
    },
    async wipe(name) {
      const made = partition(name);
      made.guest.abort();
      made.guest = new AbortController();
      await within(WIPE_MS, clear(made.session), 'the session is not cleared in time');
    },
  };
}

/** Removes all data of a guest (KSK-09, PD-39): storage, cookies, caches, logins, connections, the clipboard. */
async function clear(guest: Session): Promise<void> {
  clipboard.clear();
  await guest.closeAllConnections();
  await guest.clearData();
  await guest.clearStorageData();
  await guest.clearAuthCache();
  await guest.clearHostResolverCache();
  if ((await guest.cookies.get({})).length > 0) throw new Error('cookies are left');
}
