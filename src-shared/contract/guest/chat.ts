import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { done, emailAddress, personText } from '../schemas.ts';

/** The target of an option outside the chat (CHT-01). `url` is a path of the app, or an https address. */
export const chatLink = z.object({
  title: z.string(),
  description: z.string(),
  url: z.string(),
  img: z.nullable(z.string()),
});
export type ChatLink = z.infer<typeof chatLink>;

/** One option of the decision tree: the guest's choice, the chat's reply, and the next options (CHT-01). */
export type ChatOption = {
  name: string;
  text: string;
  type?: 'MAIN_MENU' | undefined;
  link?: ChatLink | undefined;
  options: ChatOption[];
};
export const chatOption: z.ZodMiniType<ChatOption> = z.object({
  name: z.string(),
  text: z.string(),
  type: z.optional(z.literal('MAIN_MENU')),
  link: z.optional(chatLink),
  get options() {
    return z.array(chatOption);
  },
});

export const chatConstants = z.object({
  startMessage: z.string(),
  endMessage: z.string(),
  endButtons: z.object({ needHelp: z.string(), solved: z.string(), mainMenu: z.string() }),
  helpOptions: z.object({ text: z.string(), link: chatLink }),
  solvedMessage: z.string(),
  rateOptions: z.object({ question: z.string(), up: z.string(), down: z.string(), thanks: z.string() }),
});
export type ChatConstants = z.infer<typeof chatConstants>;

export const chatTree = z.object({
  navigation: z.array(chatOption),
  constants: chatConstants,
  nonLoggedConstants: chatConstants,
  /** The guest has a stay, whose reception answers a message by e-mail (FRD-18). */
  canLeaveMessage: z.boolean(),
});
export type ChatTree = z.infer<typeof chatTree>;

export const tree = oc
  .route({
    method: 'GET',
    path: '/chat',
    operationId: 'findChat',
    tags: ['Chat'],
    summary: 'The decision tree of the chat',
  })
  .output(chatTree);

/** The longest history that is stored: messages, and characters of one. */
export const CHAT_LIMITS = { messages: 200, text: 500 } as const;

export const chatMessage = z.object({
  type: z.enum(['user', 'v3', 'end', 'rate']),
  text: z.string().check(z.maxLength(CHAT_LIMITS.text)),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatRecord = z.object({
  chatHistory: z.array(chatMessage).check(z.minLength(1), z.maxLength(CHAT_LIMITS.messages)),
  isSolvedProblem: z.nullable(z.boolean()),
  optionChosen: z.string().check(z.maxLength(CHAT_LIMITS.text)),
  /** Must be the guest's own. */
  userEmail: emailAddress,
});
export type ChatRecord = z.infer<typeof chatRecord>;

/** POST /chat (APS-30): stores a conversation of a signed-in guest; the app ignores a failure (CHT-07). */
export const record = oc
  .route({
    method: 'POST',
    path: '/chat',
    operationId: 'recordChat',
    tags: ['Chat'],
    summary: 'Store a conversation',
  })
  .errors(failures('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'))
  .input(chatRecord)
  .output(done);

export const MESSAGE_LENGTH = 1000;

/** The reception of the hotel that the guest stays at, or stays at next, answers by e-mail. The same key leaves it once. */
export const leaveMessage = oc
  .route({
    method: 'POST',
    path: '/chat/messages',
    operationId: 'leaveMessage',
    tags: ['Chat'],
    successStatus: 201,
    inputStructure: 'detailed',
    summary: 'Leave a message for the reception',
  })
  .errors(failures('UNAUTHORIZED', 'BOOKING_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'))
  .input(
    z.object({
      headers: z.object({
        'x-idempotency-key': z
          .string()
          .check(z.regex(/^new_message_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
      }),
      body: z.object({ text: personText(MESSAGE_LENGTH) }),
    }),
  )
  .output(done);
