import { atom } from 'jotai';
import type { createStore } from 'jotai';
import { type Funnel, idle } from './flow.ts';

type Store = ReturnType<typeof createStore>;

const STORAGE_KEY = 'pernoite.funnel';

/** The booking funnel of this guest session (BLD-04). It ends with the session: a reset makes a new store. */
export const funnelAtom = atom<Funnel>(idle);

/** Takes up what a reload left behind; whatever does not fit is dropped (D20). `storage` is null on a kiosk. */
export async function restoreFunnel(store: Store, storage: Storage | null): Promise<void> {
  const text = storage?.getItem(STORAGE_KEY);
  if (!storage || !text || store.get(funnelAtom).stage !== 'idle') return;
  const { parseFunnel } = await import('./funnel-schema.ts');
  const funnel = parseFunnel(text);
  if (funnel) store.set(funnelAtom, funnel);
  else storage.removeItem(STORAGE_KEY);
}

/** Keeps the funnel for a reload (D20). Answers with a function that stops and forgets it. */
export function keepFunnel(store: Store, storage: Storage | null): () => void {
  if (!storage) return () => {};
  const stop = store.sub(funnelAtom, () => {
    const funnel = store.get(funnelAtom);
    if (funnel.stage === 'idle') storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify(funnel));
  });
  return () => {
    stop();
    storage.removeItem(STORAGE_KEY);
  };
}
