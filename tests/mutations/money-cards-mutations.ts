import { mutationsOf } from './source-mutation.ts';

export const moneyCardsMutations = [
  ...mutationsOf('src-gateway/server/frame-pages/frame-page.ts', 'tests/gateway/card-page.test.ts', {
    'any page may show the card’s fields': {
      seenBy: 'may be framed by the guest app and the desk alone',
      "`frame-ancestors ${embedders.join(' ')}`": "'frame-ancestors *'",
    },
  }),
  ...mutationsOf('src-gateway/server/card-page/card-page-routes.ts', 'tests/gateway/card-page.test.ts', {
    'the card’s fields may call anybody': {
      seenBy: 'with the provider’s script in it',
      '[provider.callOrigin ?? "\'self\'"]': "['*']",
    },
  }),
  ...mutationsOf('src-gateway/sandbox/tokenizer/tokenizer-routes.ts', 'tests/gateway/card-page.test.ts', {
    'a page elsewhere sends cards': {
      seenBy: 'takes cards from itself alone',
      'rejectForeign(request, origin);': '',
    },
    'the sandbox stores the number': {
      seenBy: 'no table and no log line',
      'lastDigits: number.slice(-4),': 'lastDigits: number,',
    },
  }),
  ...mutationsOf('src-gateway/config/config.ts', 'tests/gateway/card-page.test.ts', {
    'cards are typed on the guest app’s own origin': {
      seenBy: 'its address must be named in production',
      'if (apps.includes(new URL(cardPageUrl).origin))': "if (apps.includes(''))",
    },
  }),
  ...mutationsOf('src-shared/card-frame.ts', 'tests/shared/card-frame.test.ts', {
    'a message of the frame may hold anything beside its fields': {
      seenBy: 'no message from the frame can bring',
      'fields: z.strictObject({ number: fieldState': 'fields: z.object({ number: z.string()',
    },
  }),
  ...mutationsOf('src-renderer/platform/card-frame/frame-port.ts', 'tests/renderer/card-frame.test.ts', {
    'the app hands its port to whatever stands in the frame': {
      seenBy: 'hands its port to a page of the card page',
      'keys }, origin, [theirs]': "keys }, '*', [theirs]",
    },
  }),
  ...mutationsOf('src-renderer/platform/card-frame/card-frame.ts', 'tests/renderer/card-frame.test.ts', {
    'the app takes a token that it did not request': {
      seenBy: 'gets the token that was requested',
      'waiting.get(message.id)?.(message)': '[...waiting.values()].at(0)?.(message)',
    },
  }),
];
