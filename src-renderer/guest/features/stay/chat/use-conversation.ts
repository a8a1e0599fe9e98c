import { useEffect, useMemo, useReducer } from 'react';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { type ChatContent, chatReducer, startChat } from './chat-flow.ts';
import { conversationSaver } from './save-conversation.ts';

/** Not stored on the device; without `email` (a guest who is not signed in) it is not saved either (CHT-07). */
export function useConversation(content: ChatContent, email: string | null, isOpen: boolean) {
  const t = useText('chat');
  const [state, dispatch] = useReducer(chatReducer, content, first => startChat(first));
  const save = useMemo(
    () => (email === null ? null : conversationSaver(email, gateway.chat.record)),
    [email],
  );
  useEffect(() => {
    void save?.(state, !isOpen);
  }, [state, isOpen, save]);
  useEffect(() => {
    dispatch({ type: 'renew', content, note: t('begunAgain') });
  }, [content, t]);
  return [state, dispatch] as const;
}
