import type { SourceMutation } from './source-mutation.ts';

/** Faults in Pix, in what goes back, in the comparison of books, and in what Iugu is told and believed. */

const CARDS = 'tests/gateway/iugu-cards.test.ts';
const IUGU_PIX = 'tests/gateway/iugu-pix.test.ts';
const IUGU_FAULTS = 'tests/gateway/iugu-faults.test.ts';
const TRIGGERS = 'tests/gateway/iugu-triggers.test.ts';
const PIX = 'tests/gateway/pix.test.ts';
const SECRETS = 'tests/gateway/payment-secrets.test.ts';

export const moneyConsoleMutations: SourceMutation[] = [
  {
    name: 'money: two gateways both tell of one refund',
    file: 'src-gateway/store/refund-store.ts',
    edits: [
      {
        find: ".where(and(eq(refunds.id, id), ne(refunds.state, 'DONE')))",
        put: '.where(eq(refunds.id, id))',
      },
    ],
    testFile: IUGU_FAULTS,
    test: 'a refund whose claim runs out before its response is ended by another sweep, and told once',
  },
  {
    name: 'money: two gateways both request one refund',
    file: 'src-gateway/store/refund-store.ts',
    edits: [{ find: 'eq(refunds.id, id), eq(refunds.nextTryAt, nextTryAt), ', put: 'eq(refunds.id, id), ' }],
    testFile: IUGU_FAULTS,
    test: 'a refund that several sweeps find at once is requested once',
  },
  {
    name: 'money: a Pix code that is rejected for good reserves its room until it would have expired',
    file: 'src-gateway/pix/give-code.ts',
    edits: [{ find: "await lookAtPix(app, payment.id, 'REJECTED');", put: '' }],
    testFile: IUGU_PIX,
    test: 'that Iugu will never make is told at once, and keeps neither room nor credits',
  },
  {
    name: 'money: events that fail keep newer ones waiting',
    file: 'src-gateway/pix/handle-events.ts',
    edits: [{ find: 'nextTryAt: new Date(app.clock.now().getTime() + pause)', put: 'nextTryAt: null' }],
    testFile: TRIGGERS,
    test: 'that cannot be handled is tried more and more rarely, and keeps no newer one waiting',
  },
  {
    name: 'money: a refund that was reported is not tried any more',
    file: 'src-gateway/store/refund-store.ts',
    edits: [
      {
        find: "ne(refunds.state, 'DONE'), lte(refunds.nextTryAt, now)",
        put: "eq(refunds.state, 'OPEN'), lte(refunds.nextTryAt, now)",
      },
    ],
    testFile: PIX,
    test: 'is reported where the provider refuses to return it, tried on with pauses',
  },
  {
    name: 'money: a card that was charged late stays charged',
    file: 'src-gateway/bookings/settle-payment.ts',
    edits: [
      {
        find: "if (!isEnded && charge.outcome === 'APPROVED')",
        put: "if (isEnded && charge.outcome === 'APPROVED')",
      },
    ],
    testFile: CARDS,
    test: 'gets it back to that card, whole and once',
  },
  {
    name: 'money: the comparison only reports a card that was charged late',
    file: 'src-gateway/payment/reconcile.ts',
    edits: [{ find: "method === 'CARD' && taken === 0", put: "method === 'DESK' && taken === 0" }],
    testFile: CARDS,
    test: 'and of which no trigger tells is found by the daily comparison',
  },
  {
    name: 'money: the comparison ignores what went back',
    file: 'src-gateway/payment/reconcile.ts',
    edits: [
      {
        find: 'booked.returned <= ours.returned + ours.returning;',
        put: 'booked.returned <= booked.taken;',
      },
    ],
    testFile: 'tests/gateway/reconciliation.test.ts',
    test: 'one that went back by itself, are reported',
  },
  {
    name: 'money: any amount pays a code',
    file: 'src-gateway/pix/settle-pix.ts',
    edits: [
      {
        find: 'const honoured = isItsAmount && !transfer.isReturned && (await honour(app, tx, stored));',
        put: 'const honoured = !transfer.isReturned && (await honour(app, tx, stored));',
      },
    ],
    testFile: PIX,
    test: 'a transfer of another amount than the code’s pays nothing',
  },
  {
    name: 'money: a code that ends here can be paid at the provider',
    file: 'src-gateway/pix/look-at-pix.ts',
    edits: [
      {
        find: 'const isEnding = (isOpen && ending !== null) || isLeft;',
        put: 'const isEnding = isLeft;',
      },
    ],
    testFile: IUGU_PIX,
    test: 'is canceled at Iugu when it expires',
  },
  {
    name: 'money: a trigger of a Pix is written down and not looked at',
    file: 'src-gateway/pix/handle-events.ts',
    edits: [
      {
        find: 'if (await findPix(app.store.db, paymentId)) await lookAtPix(app, paymentId);',
        put: 'if (await findPix(app.store.db, paymentId)) void lookAtPix;',
      },
    ],
    testFile: 'tests/gateway/console-payments.test.ts',
    test: 'pays a code, and the gateway is told of it at once',
  },
  {
    name: 'money: a trigger needs no secret',
    file: 'src-gateway/payment/iugu/iugu-triggers.ts',
    edits: [
      {
        find: 'if (!hasSecret(request, iugu.triggerSecret))',
        put: 'if (hasSecret(request, iugu.triggerSecret) && false)',
      },
    ],
    testFile: TRIGGERS,
    test: 'is believed with the secret alone',
  },
  {
    name: 'money: a refund is requested again where its response was lost',
    file: 'src-gateway/payment/iugu/iugu-refunds.ts',
    edits: [{ find: "  if (await isDone()) return 'DONE';\n  try {", put: '  try {' }],
    testFile: IUGU_PIX,
    test: 'whose refund was made in a response that was lost is returned once',
  },
  {
    name: 'money: an empty success of Iugu counts as a refund',
    file: 'src-gateway/payment/iugu/iugu-refunds.ts',
    edits: [
      {
        find: "  if (await isDone()) return 'DONE';\n  throw",
        put: "  if (reference) return 'DONE';\n  throw",
      },
    ],
    testFile: IUGU_FAULTS,
    test: 'an empty success is no refund',
  },
  {
    name: 'money: an error of Iugu says the token',
    file: 'src-gateway/payment/iugu/iugu-client.ts',
    edits: [
      { find: '`Iugu responded with ${response.status}`', put: '`Iugu responded to ${authorization}`' },
    ],
    testFile: SECRETS,
    test: 'no log line and no error says a token',
  },
  {
    name: 'money: a saved card is removed at the provider',
    file: 'src-gateway/store/provider-store.ts',
    edits: [
      {
        find: 'lt(createdAt, before), notExists(saved),',
        put: 'lt(createdAt, before), or(notExists(saved), eq(createdAt, createdAt)),',
      },
    ],
    testFile: SECRETS,
    test: 'are removed there a day after they paid',
  },
  {
    name: 'money: a sandbox takes real money',
    file: 'src-gateway/payment/iugu/iugu-config.ts',
    edits: [
      {
        find: 'if (!sandbox || iugu === null || iugu.isTest)',
        put: 'if (!sandbox || iugu === null || iugu.token)',
      },
    ],
    testFile: 'tests/gateway/safe-start.test.ts',
    test: 'takes no real money where the sandbox is on',
  },
];
