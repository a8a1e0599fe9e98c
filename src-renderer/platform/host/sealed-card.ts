import { hasEnded } from './ended-session.ts';
import type { StayCardVault } from './host.ts';
import { asPromise, CARD, type Sealed, seal, sealedIn, unseal, within } from './sealed-token.ts';

const cardIn = (vault: IDBObjectStore) => asPromise<Sealed | undefined>(vault.get(CARD));

const erase = (session: string): Promise<void> =>
  within('readwrite', async vault => {
    if ((await cardIn(vault))?.session === session) await asPromise(vault.delete(CARD));
  });

async function read(): Promise<{ session: string; card: string } | null> {
  const { token, card } = await within('readonly', async vault => ({
    token: await sealedIn(vault),
    card: await cardIn(vault),
  }));
  if (card === undefined) return null;
  if (token?.session !== card.session || hasEnded(card.session)) {
    await erase(card.session);
    return null;
  }
  const { session, token: text } = await unseal(card);
  return { session, card: text };
}

async function store(session: string, text: string): Promise<void> {
  const sealed = await seal({ session, token: text });
  await within('readwrite', async vault => {
    if ((await sealedIn(vault))?.session === session) await asPromise(vault.put(sealed, CARD));
  });
}

/**
 * The stay's card at rest: sealed as the refresh token is, with a key of its own, and only beside the token of the same
 * session. Whatever erases the token (sign-out, an ended session, another guest) erases the card in the same step.
 * Without a storage there is no card: the app would not open without a connection either.
 */
export function createCardVault(session: () => string | null): StayCardVault {
  return {
    session,
    store: (owner, text) => store(owner, text).catch(() => undefined),
    read: () => read().catch(() => null),
    erase: owner => erase(owner).catch(() => undefined),
  };
}
