import type { SourceMutation } from './source-mutation.ts';

/** Faults in whom the chat talks to, in what is stored of it, and in its conversation. */

const AUDIENCE = 'src-gateway/chat/find-audience.ts';
const RECORD = 'src-gateway/chat/record-conversation.ts';
const STORE = 'src-gateway/store/chat-store.ts';
const FLOW = 'src-renderer/features/chat/chat-flow.ts';
const TARGET = 'src-renderer/features/chat/chat-target.ts';
const GATEWAY = 'tests/gateway/chat.test.ts';
const TEXTS = 'tests/gateway/chat-texts.test.ts';
const CONVERSATION = 'tests/renderer/chat-flow.test.ts';

export const livingChatMutations: SourceMutation[] = [
  {
    name: 'the chat speaks of check-in while a booking waits for its payment',
    file: AUDIENCE,
    edits: [{ find: "nearest.status === 'CONFIRMED' ||", put: "nearest.status !== 'CANCELED' ||" }],
    testFile: GATEWAY,
    test: 'does not speak of check-in while a booking waits',
  },
  {
    name: 'a conversation is stored under another guest’s e-mail',
    file: RECORD,
    edits: [{ find: 'if (email !== userEmail)', put: 'if (email === null)' }],
    testFile: GATEWAY,
    test: 'takes the guest’s own verified e-mail and no other',
  },
  {
    name: 'another conversation takes the place of the one before',
    file: STORE,
    edits: [{ find: 'earlier.length <= history.length &&', put: 'earlier.length > 0 ||' }],
    testFile: GATEWAY,
    test: 'replaces what it has of a conversation that goes on',
  },
  {
    name: 'a conversation that is longer than what is stored becomes another one at each save',
    file: STORE,
    edits: [{ find: 'return lost.some(', put: 'return lost.length < 0 && lost.some(' }],
    testFile: GATEWAY,
    test: 'stores a conversation of many messages once',
  },
  {
    name: 'one message in common makes two conversations one',
    file: STORE,
    edits: [{ find: 'FEWEST_IN_COMMON = 10;', put: 'FEWEST_IN_COMMON = 1;' }],
    testFile: GATEWAY,
    test: 'takes no long conversation for one that ended',
  },
  {
    name: 'a figure of the chat names another policy',
    file: 'src-shared/rules/policy-figures.ts',
    edits: [{ find: 'overstayHours: OVERSTAY_FREE_HOURS', put: 'overstayHours: OVERSTAY_FREE_HOURS + 1' }],
    testFile: TEXTS,
    test: 'what the gateway applies',
  },
  {
    name: 'a chat is rated a second time',
    file: FLOW,
    edits: [{ find: 'state.rating !== null || !state.entries', put: '!state.entries' }],
    testFile: CONVERSATION,
    test: 'is rated once',
  },
  {
    name: 'a choice that is not offered any more is taken',
    file: FLOW,
    edits: [
      {
        find: 'return isOffered(state, action.choice) ? choose(state, action.choice) : state;',
        put: 'return choose(state, action.choice);',
      },
    ],
    testFile: CONVERSATION,
    test: 'takes no choice that is not offered',
  },
  {
    name: 'a link of the tree runs code',
    file: TARGET,
    edits: [{ find: '/^https?:\\/\\//i.test(url) && ', put: '' }],
    testFile: CONVERSATION,
    test: 'an address that runs code nowhere',
  },
];
