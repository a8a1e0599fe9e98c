import type { StayCardVault } from './host.ts';
import { asPromise, CARD, type Sealed, seal, sealedIn, unseal, within } from './sealed-token.ts';
import { hasEnded } from './session-marker.ts';

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

/** Sealed with a key of its own, beside the token of the same session: any step that erases one erases both. */
export function createCardVault(session: () => string | null): StayCardVault {
  return {
    session,
    store: (owner, text) => store(owner, text).catch(() => undefined),
    read: () => read().catch(() => null),
    erase: owner => erase(owner).catch(() => undefined),
  };
}
