import { mutationsOf } from './source-mutation.ts';

export const livingChatMutations = [
  ...mutationsOf('src-gateway/domain/stay/chat/find-audience.ts', 'tests/gateway/chat.test.ts', {
    'the chat speaks of check-in while a booking waits for its payment': {
      seenBy: 'does not speak of check-in while a booking waits',
      "nearest.status === 'CONFIRMED' ||": "nearest.status !== 'CANCELED' ||",
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/chat/record-conversation.ts', 'tests/gateway/chat.test.ts', {
    'a conversation is stored under another guest’s e-mail': {
      seenBy: 'takes the guest’s own verified e-mail and no other',
      'if (email !== userEmail)': 'if (email === null)',
    },
  }),
  ...mutationsOf('src-gateway/store/chat-store.ts', 'tests/gateway/chat.test.ts', {
    'another conversation takes the place of the one before': {
      seenBy: 'replaces what it has of a conversation that goes on',
      'earlier.length <= history.length &&': 'earlier.length > 0 ||',
    },
    'a conversation that is longer than what is stored becomes another one at each save': {
      seenBy: 'stores a conversation of many messages once',
      'return lost.some(': 'return lost.length < 0 && lost.some(',
    },
    'one message in common makes two conversations one': {
      seenBy: 'takes no long conversation for one that ended',
      'FEWEST_IN_COMMON = 10;': 'FEWEST_IN_COMMON = 1;',
    },
  }),
  ...mutationsOf('src-shared/rules/policy-figures.ts', 'tests/gateway/chat-texts.test.ts', {
    'a figure of the chat names another policy': {
      seenBy: 'what the gateway applies',
      'overstayHours: OVERSTAY_FREE_HOURS': 'overstayHours: OVERSTAY_FREE_HOURS + 1',
    },
  }),
  ...mutationsOf('src-renderer/guest/features/stay/chat/chat-flow.ts', 'tests/renderer/chat-flow.test.ts', {
    'a chat is rated a second time': {
      seenBy: 'is rated once',
      'state.rating !== null || !state.entries': '!state.entries',
    },
    'a choice that is not offered any more is taken': {
      seenBy: 'takes no choice that is not offered',
      'return isOffered(state, action.choice) ? choose(state, action.choice) : state;':
        'return choose(state, action.choice);',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/stay/chat/components/chat-link-card.tsx',
    'tests/renderer/chat-flow.test.ts',
    {
      'a link of the tree runs code': {
        seenBy: 'an address that runs code nowhere',
        '/^https?:\\/\\//i.test(url) && ': '',
      },
    },
  ),
];
