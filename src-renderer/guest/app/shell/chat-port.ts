import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import type { ChatTree as Tree } from '#shared/contract/guest/chat.ts';

const LOAD_AGAIN_MS = 60_000;

/** Each minute and on return to the window; never while hidden, one at a time. Returns a function that stops it. */
export function loadAgain(load: () => Promise<void>): () => void {
  let isLoading = false;
  const again = async () => {
    if (isLoading || document.visibilityState === 'hidden') return;
    isLoading = true;
    await load();
    isLoading = false;
  };
  const go = () => void again();
  const timer = setInterval(go, LOAD_AGAIN_MS);
  window.addEventListener('focus', go);
  document.addEventListener('visibilitychange', go);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', go);
    document.removeEventListener('visibilitychange', go);
  };
}

export type ChatTree = 'loading' | 'ready' | 'failed';

/** The tree's guest: an id, or `anonymous`. */
type Loaded = { who: string; language: Language; tree: Tree | null };
export type LoadedChat = Loaded & { tree: Tree };

/** The chat depends on the guest's booking: a tree older than this is loaded again when the chat is opened. */
const FRESH_MS = 30_000;

/** First loaded when the page is idle, because few guests open the chat; a failed load is repeated (APP-19). */
export function useChatTree() {
  const session = useSession();
  const language = useLanguage();
  const who = session.status === 'signedIn' ? session.guest.uid : session.status;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [loadedAt, setLoadedAt] = useState(0);
  const isKnown = loaded?.who === who && loaded.language === language;
  const isOfGuest = loaded?.who === who;
  useEffect(() => {
    if (who === 'loading' || isKnown) return;
    let isGone = false;
    const load = async () => {
      if (isGone) return;
      const tree = await gateway.chat.tree().catch(() => null);
      if (isGone) return;
      setLoaded({ who, language, tree });
      setLoadedAt(Date.now());
    };
    // After a change of language a guest may be waiting for it.
    if (isOfGuest) void load();
    else fetchAhead(load);
    return () => {
      isGone = true;
    };
  }, [who, language, isKnown, isOfGuest]);
  const load = useCallback(async () => {
    const tree = await gateway.chat.tree().catch(() => null);
    if (tree === null) return;
    // Another guest has a tree of their own.
    setLoaded(last => (last?.who === who && last.language === language ? { who, language, tree } : last));
    setLoadedAt(Date.now());
  }, [who, language]);
  const refresh = async () => {
    if (Date.now() - loadedAt >= FRESH_MS) await load();
  };
  const status: ChatTree = !isKnown ? 'loading' : loaded.tree === null ? 'failed' : 'ready';
  useEffect(() => (status === 'failed' ? loadAgain(load) : undefined), [status, load]);
  return { status, loaded: isOfGuest && hasTree(loaded) ? loaded : null, refresh };
}

const hasTree = (loaded: Loaded | null): loaded is LoadedChat => loaded !== null && loaded.tree !== null;
