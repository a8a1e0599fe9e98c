import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import { type SignUpDraft, signUpDraftAtom } from '#renderer/guest/features/shared/sign-up/sign-up-draft.ts';
import { addressProblemsAtom } from './addressed-search.ts';
import { type Funnel, idle, type Search, searched } from './flow.ts';
import { persistedKeys as keys, persistedTexts } from './persisted-texts.ts';
import { type SearchDraft, sameSearch } from './search-draft.ts';

type Store = ReturnType<typeof createStore>;

/** The booking funnel of this guest session (BLD-04). It is dropped with the session: a reset makes a new store. */
export const funnelAtom = atom<Funnel>(idle);

/** The search form's last input, which survives leaving the page; null while untouched. */
export const searchDraftAtom = atom<SearchDraft | null>(null);

/** False until the state stored before a reload is restored: no redirect to another step happens before. */
export const funnelReadyAtom = atom(false);

/** Starts a search (SRC-21). The same search again keeps the choice; any other clears it (FUN-07). */
export const searchAtom = atom(null, (get, set, search: Search) => {
  const funnel = get(funnelAtom);
  set(searchDraftAtom, null);
  set(addressProblemsAtom, []);
  if (funnel.stage !== 'choosing' || !sameSearch(funnel.search, search))
    set(funnelAtom, searched(funnel, search));
});

export type Persisted = Partial<Record<(typeof persistedTexts)[number], string>>;

/** True if state was stored before a reload; synchronous, so that a first visit waits for nothing. */
export function hasPersisted(storage: Storage | null): boolean {
  return storage !== null && Object.values(keys).some(key => storage.getItem(key) !== null);
}

export function readPersisted(storage: Storage): Persisted {
  const found = persistedTexts.map(name => [name, storage.getItem(keys[name])] as const);
  return Object.fromEntries(found.filter(([, text]) => text !== null));
}

/** Texts of another tab; they are parsed as after a reload. */
export function takePersisted(storage: Storage, texts: Persisted): void {
  for (const name of persistedTexts) {
    const text = texts[name];
    try {
      if (text !== undefined) storage.setItem(keys[name], text);
    } catch {
      // If the storage is full or forbidden, the tab begins without this text.
    }
  }
}

/** Restores the state stored before a reload; invalid data is dropped (PD-20). `storage` is null on a kiosk. */
export async function restoreFunnel(store: Store, storage: Storage | null): Promise<void> {
  if (!storage || !hasPersisted(storage)) return;
  const [{ parseDraft, parseFunnel }, { parseSignUpDraft }] = await Promise.all([
    import('./funnel-schema.ts'),
    import('#renderer/guest/features/shared/sign-up/sign-up-draft-schema.ts'),
  ]);
  const take = <Value>(key: string, target: PrimitiveAtom<Value>, parse: (text: string) => Value | null) => {
    const text = storage.getItem(key);
    if (text === null) return;
    const value = parse(text);
    if (value === null) storage.removeItem(key);
    else store.set(target, value);
  };
  if (store.get(funnelAtom).stage === 'idle') take(keys.funnel, funnelAtom, parseFunnel);
  if (store.get(searchDraftAtom) === null) take(keys.search, searchDraftAtom, parseDraft);
  if (store.get(signUpDraftAtom) === null) take(keys.signUp, signUpDraftAtom, parseSignUpDraft);
}

type PersistOptions = {
  /** False on a device that guests share: what a guest types about themselves stays in memory there. */
  keepsTyped: boolean;
};

/** Stores the funnel and the forms for a reload (PD-20, PD-240). Returns a function that stops and clears them. */
export function startFunnelPersistence(
  store: Store,
  storage: Storage | null,
  { keepsTyped }: PersistOptions = { keepsTyped: true },
): () => void {
  if (!storage) return () => {};
  const persist = (key: string, value: Funnel | SearchDraft | SignUpDraft | null) => {
    if (value === null || ('stage' in value && value.stage === 'idle')) storage.removeItem(key);
    else
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // If the storage is full or forbidden, only a reload loses the state.
      }
  };
  const stops = [
    store.sub(funnelAtom, () => persist(keys.funnel, store.get(funnelAtom))),
    store.sub(searchDraftAtom, () => persist(keys.search, store.get(searchDraftAtom))),
    ...(keepsTyped
      ? [store.sub(signUpDraftAtom, () => persist(keys.signUp, store.get(signUpDraftAtom)))]
      : []),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const key of Object.values(keys)) storage.removeItem(key);
  };
}
