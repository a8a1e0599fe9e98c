import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import { chatOpenedAtom } from '#renderer/platform/state/chat-opened.ts';
import { ChatButton } from './chat-button.tsx';
import { useChatTree } from './chat-port.ts';

const loadPanel = () =>
  Promise.all([
    import('#renderer/guest/features/stay/chat/components/chat-panel.tsx'),
    loadTexts('chat'),
  ]).then(([module]) => module);
const ChatPanel = lazy(loadPanel);

/** A guest's messages are removed with the guest; the next has a new panel. */
export function ChatEntry({ isNamed = false }: { isNamed?: boolean }) {
  const session = useSession();
  const { status, loaded, refresh } = useChatTree();
  const markOpened = useSetAtom(chatOpenedAtom);
  const [panel, setPanel] = useState<{ who: string; isOpen: boolean } | null>(null);
  useEffect(() => {
    if (status === 'ready') fetchAhead(loadPanel);
  }, [status]);
  const open = () => {
    if (loaded === null) return;
    setPanel({ who: loaded.who, isOpen: true });
    markOpened(true);
    void refresh();
  };
  return (
    <>
      <ChatButton tree={status} isNamed={isNamed} onOpen={open} />
      {loaded !== null && panel?.who === loaded.who && (
        <Suspense fallback={null}>
          <ChatPanel
            key={loaded.who}
            open={panel.isOpen}
            onClose={() => setPanel({ ...panel, isOpen: false })}
            tree={loaded.tree}
            language={loaded.language}
            email={session.status === 'signedIn' ? session.guest.email : null}
          />
        </Suspense>
      )}
    </>
  );
}
