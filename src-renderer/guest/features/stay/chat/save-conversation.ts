import { CHAT_LIMITS, type ChatRecord } from '#shared/contract/chat.ts';
import { type ChatState, hasBegun } from './chat-flow.ts';

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
