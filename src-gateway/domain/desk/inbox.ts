import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findHotelName } from '#gateway/store/day-print-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import {
  closeMessage,
  findMessage,
  listMessages,
  reopenMessage,
  type StoredMessage,
} from '#gateway/store/reception-message-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { INBOX_PAGE_LENGTH, type InboxItem, type InboxState } from '#shared/contract/staff/inbox.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { AppError } from '#shared/errors.ts';
import { listOpening } from './list-opening.ts';
import { inRecordedAct } from './recorded-act.ts';
import { shortStaffName, toShortName } from './short-names.ts';

const messageNotFound = () => new AppError('NOT_FOUND', 'the hotel has no such message');

/** Throws NOT_FOUND for an unknown `after`. */
export function listInbox(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { state, after }: { state: InboxState; after?: string | undefined },
): Promise<{ items: InboxItem[]; next: string | null }> {
  return inRecordedAct(app, actor, async tx => {
    if (after !== undefined && !(await findMessage(tx, { hotelId, id: after }))) throw messageNotFound();
    // One row more than a page shows whether another page follows.
    const rows = await listMessages(tx, { hotelId, state, after, limit: INBOX_PAGE_LENGTH + 1 });
    const shown = rows.slice(0, INBOX_PAGE_LENGTH);
    return {
      result: {
        items: shown.map(toItem),
        next: rows.length > shown.length ? (shown.at(-1)?.message.id ?? null) : null,
      },
      entry: await listOpening(tx, app, actor, {
        act: 'INBOX_OPENED',
        hotelId,
        of: { state, afterId: after ?? null },
        count: shown.length,
      }),
    };
  });
}

/** Throws NOT_FOUND, MESSAGE_CHANGED. */
export function replyToMessage(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { id, text }: { id: string; text: string },
): Promise<InboxItem> {
  return changeMessage(app, actor, { hotelId, id, act: 'MESSAGE_REPLIED' }, async (tx, before) => {
    const closed = { closedAt: app.clock.now(), closedBy: actor.staffId, reply: text };
    const isDone = await closeMessage(tx, { hotelId, id }, closed);
    if (isDone) await queueReplyMail(app, tx, before, text);
    return isDone;
  });
}

/** Throws NOT_FOUND, MESSAGE_CHANGED. */
export const closeWithoutReply = (app: AppContext, actor: Actor, hotelId: string, id: string) =>
  changeMessage(app, actor, { hotelId, id, act: 'MESSAGE_CLOSED' }, tx =>
    closeMessage(tx, { hotelId, id }, { closedAt: app.clock.now(), closedBy: actor.staffId, reply: null }),
  );

/** Throws NOT_FOUND, MESSAGE_CHANGED. */
export const openAgain = (app: AppContext, actor: Actor, hotelId: string, id: string) =>
  changeMessage(app, actor, { hotelId, id, act: 'MESSAGE_REOPENED' }, tx =>
    reopenMessage(tx, { hotelId, id }),
  );

type Change = { hotelId: string; id: string; act: StaffAct };

function changeMessage(
  app: AppContext,
  actor: Actor,
  { hotelId, id, act }: Change,
  change: (tx: Transaction, before: StoredMessage) => Promise<boolean>,
): Promise<InboxItem> {
  return inRecordedAct(app, actor, async tx => {
    const before = await findMessage(tx, { hotelId, id });
    if (!before) throw messageNotFound();
    const isDone = await change(tx, before);
    const after = await findMessage(tx, { hotelId, id });
    if (!after) throw messageNotFound();
    const result = toItem(after);
    if (!isDone)
      throw new AppError('MESSAGE_CHANGED', 'a colleague was faster', {
        details: { closedBy: result.closedBy },
      });
    const { bookingId } = result;
    return { result, entry: { act, hotelId, bookingId, details: { messageId: id } } };
  });
}

/** Sent whatever the guest's e-mail settings: the guest has asked. */
async function queueReplyMail(
  app: AppContext,
  tx: Transaction,
  { message }: StoredMessage,
  reply: string,
): Promise<void> {
  const guest = await findGuest(tx, message.guestId);
  const hotel = await findHotelName(tx, message.hotelId);
  if (!guest || !hotel) return;
  const language: Language = guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en';
  await app.mailer.queue(tx, {
    kind: 'RECEPTION_REPLY',
    to: guest.email,
    language,
    bookingId: message.bookingId,
    reply: {
      guestName: greetingName(guest),
      hotelName: hotel.name,
      text: reply,
      // A stranger's address must not get what somebody else has typed (SEC-06).
      question: guest.emailVerified ? message.text : null,
    },
  });
}

function toItem({ message, history, ...of }: StoredMessage): InboxItem {
  return {
    id: message.id,
    bookingId: message.bookingId,
    locator: of.locator,
    rooms: of.rooms,
    guestName: toShortName(of),
    text: message.text,
    conversation: history,
    writtenAt: message.createdAt.toISOString(),
    reply: message.reply,
    closedAt: message.closedAt?.toISOString() ?? null,
    closedBy: shortStaffName(of.closedBy),
  };
}
