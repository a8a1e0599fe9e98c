import type { SourceMutation } from './source-mutation.ts';

/** Faults in what keeps a card on the origin of the card page (PAY-38). */

const ROUTES = 'src-gateway/card-page/card-page-routes.ts';
const TOKENS = 'src-gateway/tokenizer/tokenizer-routes.ts';
const MESSAGES = 'src-shared/card-frame.ts';
const FRAME = 'src-renderer/features/card-form/card-frame.ts';
const PAGE = 'tests/gateway/card-page.test.ts';

export const moneyCardsMutations: SourceMutation[] = [
  {
    name: 'any page may show the card’s fields',
    file: 'src-gateway/frame-pages/frame-page.ts',
    edits: [{ find: "`frame-ancestors ${embedders.join(' ')}`", put: "'frame-ancestors *'" }],
    testFile: PAGE,
    test: 'may be framed by the guest app alone',
  },
  {
    name: 'the card’s fields may call anybody',
    file: ROUTES,
    edits: [{ find: '[provider.callOrigin ?? "\'self\'"]', put: "['*']" }],
    testFile: PAGE,
    test: 'with the provider’s script in it',
  },
  {
    name: 'a page elsewhere sends cards',
    file: TOKENS,
    edits: [{ find: 'rejectForeign(request, origin);', put: '' }],
    testFile: PAGE,
    test: 'takes cards from itself alone',
  },
  {
    name: 'the sandbox stores the number',
    file: TOKENS,
    edits: [{ find: 'lastDigits: number.slice(-4),', put: 'lastDigits: number,' }],
    testFile: PAGE,
    test: 'no table and no log line',
  },
  {
    name: 'cards are typed on the guest app’s own origin',
    file: 'src-gateway/config.ts',
    edits: [{ find: 'if (apps.includes(new URL(cardPageUrl).origin))', put: "if (apps.includes(''))" }],
    testFile: PAGE,
    test: 'its address must be named in production',
  },
  {
    name: 'a message of the frame may hold anything beside its fields',
    file: MESSAGES,
    edits: [
      { find: 'fields: z.strictObject({ number: fieldState', put: 'fields: z.object({ number: z.string()' },
    ],
    testFile: 'tests/shared/card-frame.test.ts',
    test: 'no message from the frame can bring',
  },
  {
    name: 'the app hands its port to whatever stands in the frame',
    file: 'src-renderer/features/card-form/frame-port.ts',
    edits: [{ find: 'keys }, origin, [theirs]', put: "keys }, '*', [theirs]" }],
    testFile: 'tests/renderer/card-frame.test.ts',
    test: 'hands its port to a page of the card page',
  },
  {
    name: 'the app takes a token that it did not request',
    file: FRAME,
    edits: [
      {
        find: 'waiting.get(message.id)?.(message)',
        put: '[...waiting.values()].at(0)?.(message)',
      },
    ],
    testFile: 'tests/renderer/card-frame.test.ts',
    test: 'gets the token that was requested',
  },
];
