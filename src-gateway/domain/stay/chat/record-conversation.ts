import type { AppContext } from '#gateway/context.ts';
import { findViewer } from '#gateway/domain/booking/view/booking-viewer.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { deleteConversationsBefore, storeConversation } from '#gateway/store/chat-store.ts';
import { lockGuestRow } from '#gateway/store/guest-store.ts';
import { deleteMessagesBefore, setConversationOpen } from '#gateway/store/reception-message-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { ChatRecord } from '#shared/contract/guest/chat.ts';
import { AppError } from '#shared/errors.ts';
import { CHAT_RETENTION_DAYS } from '#shared/policies.ts';
import { findSpokenStay } from './leave-message.ts';

/** A conversation lasts this long at most; a later message starts another one. */
const CONVERSATION_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const CLEAN_UP_EVERY_MS = 3_600_000;

/** Throws FORBIDDEN if the e-mail is not the guest's own and verified, TOO_MANY_REQUESTS (CHT-07). */
export async function recordConversation(
  app: AppContext,
  guestId: string,
  { chatHistory, isSolvedProblem, optionChosen, userEmail }: ChatRecord,
): Promise<void> {
  await app.rateLimits.chatsPerGuest(guestId);
  const { email } = await findViewer(app, guestId);
  if (email !== userEmail) throw new AppError('FORBIDDEN', 'this is the e-mail of another guest');
  const now = app.clock.now();
  const stay = isSolvedProblem === false ? await findSpokenStay(app, guestId) : null;
  await retryTransaction(app.store.db, async tx => {
    await lockGuestRow(tx, guestId);
    const conversationId = await storeConversation(
      tx,
      { guestId, history: chatHistory, optionChosen, isSolved: isSolvedProblem },
      { now, since: new Date(now.getTime() - CONVERSATION_MS) },
    );
    await setConversationOpen(tx, conversationId, { stay, now });
  });
}

/** Messages to a reception as long as conversations, whether they were answered or not. */
export async function deleteOldConversations({ store, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - CHAT_RETENTION_DAYS * DAY_MS);
  await deleteConversationsBefore(store.db, before);
  await deleteMessagesBefore(store.db, before);
}

export function startChatCleanUp(app: AppContext): () => Promise<void> {
  return repeat(
    CLEAN_UP_EVERY_MS,
    () => deleteOldConversations(app),
    error => app.log.error({ err: error }, 'old conversations were not deleted'),
    { atOnce: true },
  );
}
