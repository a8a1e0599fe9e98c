import { createHmac } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { isGuestGone } from '#gateway/store/database-errors.ts';
import { hasFamiliarNetwork, saveFamiliarNetwork } from '#gateway/store/familiar-network-store.ts';
import type { Guest } from '#gateway/store/guest-store.ts';

const FAMILIAR_MS = 30 * 24 * 3_600_000;

type Parts = Pick<AppContext, 'store' | 'clock' | 'signingKey'>;

/** Such a client is not locked out by wrong passwords that strangers type elsewhere (docs/decisions/0022). */
export async function isFamiliarNetwork(parts: Parts, email: string, clientKey: LimitKey): Promise<boolean> {
  const networkHash = hashNetwork(parts.signingKey, email, clientKey);
  return hasFamiliarNetwork(parts.store.db, {
    email: email.trim().toLowerCase(),
    networkHash,
    since: oldest(parts),
  });
}

export async function rememberNetwork(parts: Parts, guest: Guest, clientKey: LimitKey): Promise<void> {
  const network = {
    guestId: guest.id,
    networkHash: hashNetwork(parts.signingKey, guest.email, clientKey),
    lastUsedAt: parts.clock.now(),
  };
  try {
    await saveFamiliarNetwork(parts.store.db, network, oldest(parts));
  } catch (error) {
    if (!isGuestGone(error)) throw error;
  }
}

const oldest = ({ clock }: Parts) => new Date(clock.now().getTime() - FAMILIAR_MS);

/** Keyed and by account: neither an address nor a shared address can be read from the database. */
function hashNetwork(signingKey: Uint8Array, email: string, clientKey: LimitKey): string {
  return createHmac('sha256', signingKey)
    .update(`familiar network\n${email.trim().toLowerCase()}\n${clientKey}`)
    .digest('base64url');
}
