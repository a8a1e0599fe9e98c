import { atom, type createStore, type PrimitiveAtom } from 'jotai';
import { addressProblemsAtom } from './addressed-search.ts';
import { type Funnel, idle, type Search, searched } from './flow.ts';
import { type SearchDraft, sameSearch } from './search-draft.ts';

type Store = ReturnType<typeof createStore>;

const FUNNEL_KEY = 'pernoite.funnel';
const DRAFT_KEY = 'pernoite.search';

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

/** True if state was stored before a reload; synchronous, so that a first visit waits for nothing. */
function hasPersisted(storage: Storage | null): boolean {
  return storage !== null && (storage.getItem(FUNNEL_KEY) ?? storage.getItem(DRAFT_KEY)) !== null;
}

/** Restores the state stored before a reload; invalid data is dropped (PD-20). `storage` is null on a kiosk. */
export async function restoreFunnel(store: Store, storage: Storage | null): Promise<void> {
  if (!storage || !hasPersisted(storage)) return;
  const { parseDraft, parseFunnel } = await import('./funnel-schema.ts');
  const take = <Value>(key: string, target: PrimitiveAtom<Value>, parse: (text: string) => Value | null) => {
    const text = storage.getItem(key);
    if (text === null) return;
    const value = parse(text);
    if (value === null) storage.removeItem(key);
    else store.set(target, value);
  };
  if (store.get(funnelAtom).stage === 'idle') take(FUNNEL_KEY, funnelAtom, parseFunnel);
  if (store.get(searchDraftAtom) === null) take(DRAFT_KEY, searchDraftAtom, parseDraft);
}

/** Stores the funnel and the search form for a reload (PD-20). Returns a function that stops and clears both. */
export function startFunnelPersistence(store: Store, storage: Storage | null): () => void {
  if (!storage) return () => {};
  const persist = (key: string, value: Funnel | SearchDraft | null) => {
    if (value === null || ('stage' in value && value.stage === 'idle')) storage.removeItem(key);
    else
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // If the storage is full or forbidden, only a reload loses the state.
      }
  };
  const stops = [
    store.sub(funnelAtom, () => persist(FUNNEL_KEY, store.get(funnelAtom))),
    store.sub(searchDraftAtom, () => persist(DRAFT_KEY, store.get(searchDraftAtom))),
  ];
  return () => {
    for (const stop of stops) stop();
    storage.removeItem(FUNNEL_KEY);
    storage.removeItem(DRAFT_KEY);
  };
}
