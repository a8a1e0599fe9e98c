import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { chatMessage } from '../guest/chat.ts';
import { id, isoInstant } from '../schemas.ts';
import { deskLines, deskRoles, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const REPLY_LENGTH = 2000;
export const INBOX_PAGE_LENGTH = 30;

export const inboxStates = ['OPEN', 'CLOSED'] as const;
export type InboxState = (typeof inboxStates)[number];

export const inboxItem = z.object({
  id,
  bookingId: id,
  locator: z.string(),
  /** Numbers of the booking's rooms. */
  rooms: z.array(z.string()),
  /** First name and initial. */
  guestName: z.string(),
  /** The guest's message; null for a conversation with the chat. */
  text: z.nullable(z.string()),
  /** A conversation that ended unsolved; null for a message. */
  conversation: z.nullable(z.array(chatMessage)),
  writtenAt: isoInstant,
  /** What the guest got by e-mail; null where it was closed without one. */
  reply: z.nullable(z.string()),
  closedAt: z.nullable(isoInstant),
  closedBy: z.nullable(z.string()),
});
export type InboxItem = z.infer<typeof inboxItem>;

/** Open ones oldest first, closed ones latest first. */
export const list = staffCall({ roles: deskRoles, act: 'INBOX_OPENED', isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/inbox',
    operationId: 'listInbox',
    tags: ['Inbox'],
    summary: 'Messages of guests, and conversations with the chat that ended unsolved',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inHotel, state: z.enum(inboxStates), after: z.optional(id) }))
  .output(z.object({ items: z.array(inboxItem), next: z.nullable(id) }));

/** The guest gets it by e-mail, once. MESSAGE_CHANGED once a colleague has answered or closed it. */
export const reply = staffCall({ roles: deskRoles, act: 'MESSAGE_REPLIED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/inbox/{id}/reply',
    operationId: 'replyToMessage',
    tags: ['Inbox'],
    summary: 'Reply to a guest by e-mail',
  })
  .errors(hotelFailures('NOT_FOUND', 'MESSAGE_CHANGED'))
  .input(z.object({ ...inHotel, id, text: deskLines(REPLY_LENGTH) }))
  .output(inboxItem);

export const close = staffCall({ roles: deskRoles, act: 'MESSAGE_CLOSED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/inbox/{id}/close',
    operationId: 'closeMessage',
    tags: ['Inbox'],
    summary: 'Close a message that needs no reply by e-mail',
  })
  .errors(hotelFailures('NOT_FOUND', 'MESSAGE_CHANGED'))
  .input(z.object({ ...inHotel, id }))
  .output(inboxItem);

/** Only one that was closed without a reply: an e-mail cannot be taken back. */
export const reopen = staffCall({ roles: deskRoles, act: 'MESSAGE_REOPENED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/inbox/{id}/reopen',
    operationId: 'reopenMessage',
    tags: ['Inbox'],
    summary: 'Open a message again that was closed without a reply',
  })
  .errors(hotelFailures('NOT_FOUND', 'MESSAGE_CHANGED'))
  .input(z.object({ ...inHotel, id }))
  .output(inboxItem);
