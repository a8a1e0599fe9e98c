import { useEffect, useMemo, useReducer } from 'react';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CHAT_LIMITS, type ChatRecord } from '#shared/contract/guest/chat.ts';
import { type ChatContent, type ChatState, chatReducer, hasBegun, startChat } from './chat-flow.ts';

/** The conversation as the gateway stores it: its latest messages, if there are more than the limit. */
export function toChatRecord(state: ChatState, userEmail: string): ChatRecord {
  return {
    chatHistory: state.entries
      .slice(-CHAT_LIMITS.messages)
      .map(({ type, text }) => ({ type, text: text.slice(0, CHAT_LIMITS.text) })),
    isSolvedProblem: state.isSolved,
    optionChosen: state.optionChosen.slice(0, CHAT_LIMITS.text),
    userEmail,
  };
}

/** Each state once and in sequence. A failure is ignored: the next state contains all of this one (CHT-07). */
export function conversationSaver(
  userEmail: string,
  record: (conversation: ChatRecord) => Promise<unknown>,
): (state: ChatState, isClosed: boolean) => Promise<void> {
  let saved: ChatState['entries'] | null = null;
  let rating: ChatState['rating'] = null;
  let queue = Promise.resolve();
  return (state, isClosed) => {
    const isDue = isClosed || state.phase !== 'choosing' || state.rating !== rating;
    rating = state.rating;
    if (!isDue || !hasBegun(state) || state.entries === saved) return queue;
    saved = state.entries;
    const send = () => record(toChatRecord(state, userEmail));
    queue = queue.then(send).then(
      () => undefined,
      () => undefined,
    );
    return queue;
  };
}

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
