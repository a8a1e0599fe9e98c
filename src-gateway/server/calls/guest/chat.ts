import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { chatTree } from '#gateway/domain/stay/chat/chat-tree.ts';
import { findAudience } from '#gateway/domain/stay/chat/find-audience.ts';
import { leaveMessage } from '#gateway/domain/stay/chat/leave-message.ts';
import { recordConversation } from '#gateway/domain/stay/chat/record-conversation.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const chatCalls = {
  record: os.chat.record.handler(async ({ input, context }) => {
    await recordConversation(context.app, requireGuest(context), input);
    return {};
  }),

  leaveMessage: os.chat.leaveMessage.handler(async ({ input: { headers, body }, context }) => {
    await leaveMessage(context.app, requireGuest(context), {
      key: headers['x-idempotency-key'],
      text: body.text,
    });
    return {};
  }),

  tree: os.chat.tree.handler(async ({ context: { app, guestId, language } }) =>
    // The configured address may be a path of the gateway's own origin, which is not a path of the guest app.
    chatTree(
      await findAudience(app, guestId),
      language,
      new URL(app.config.web.links.concierge, app.publicUrl).href,
    ),
  ),
};
