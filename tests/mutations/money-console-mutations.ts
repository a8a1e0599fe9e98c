import { mutationsOf } from './source-mutation.ts';

export const moneyConsoleMutations = [
  ...mutationsOf('src-gateway/store/refund-store.ts', 'tests/gateway/iugu-faults.test.ts', {
    'money: two gateways both notify of one refund': {
      seenBy:
        'a refund whose claim runs out before its response is ended by another sweep, and reported once',
      ".where(and(eq(refunds.id, id), ne(refunds.state, 'DONE')))": '.where(eq(refunds.id, id))',
    },
    'money: two gateways both request one refund': {
      seenBy: 'a refund that several sweeps find at once is requested once',
      'eq(refunds.id, id), eq(refunds.nextTryAt, nextTryAt), ': 'eq(refunds.id, id), ',
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/pix/pix-code.ts', 'tests/gateway/iugu-pix.test.ts', {
    'money: a Pix code that is rejected for good reserves its room until it would have expired': {
      seenBy: 'that Iugu will never make is reported at once, and reserves neither room nor credits',
      "await pollPix(app, payment.id, 'REJECTED');": '',
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/pix/handle-events.ts', 'tests/gateway/iugu-webhooks.test.ts', {
    'money: events that fail keep newer ones waiting': {
      seenBy: 'that cannot be handled is tried more and more rarely, and keeps no newer one waiting',
      'nextTryAt: new Date(app.clock.now().getTime() + pause)': 'nextTryAt: null',
    },
  }),
  ...mutationsOf('src-gateway/store/refund-store.ts', 'tests/gateway/pix.test.ts', {
    'money: a refund that was reported is not tried any more': {
      seenBy: 'is reported where the provider rejects its return, tried on with pauses',
      "ne(refunds.state, 'DONE'), lte(refunds.nextTryAt, now)":
        "eq(refunds.state, 'OPEN'), lte(refunds.nextTryAt, now)",
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/settle-payment.ts', 'tests/gateway/iugu-cards.test.ts', {
    'money: a card that was charged late stays charged': {
      seenBy: 'gets it back to that card, whole and once',
      "if (!isEnded && charge.outcome === 'APPROVED')": "if (isEnded && charge.outcome === 'APPROVED')",
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/reconcile.ts', 'tests/gateway/iugu-cards.test.ts', {
    'money: the comparison only reports a card that was charged late': {
      seenBy: 'and that no webhook reports is found by the daily comparison',
      "method === 'CARD' && taken === 0": "method === 'DESK' && taken === 0",
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/reconcile.ts', 'tests/gateway/reconciliation.test.ts', {
    'money: the comparison ignores what went back': {
      seenBy: 'one that went back by itself, are reported',
      'booked.returned <= ours.returned + ours.returning;': 'booked.returned <= booked.taken;',
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/settle-payment.ts', 'tests/gateway/pix.test.ts', {
    'money: any amount pays a code': {
      seenBy: 'a transfer of another amount than the code’s pays nothing',
      'const honoured = isItsAmount && !transfer.isReturned && (await honour(app, tx, payment));':
        'const honoured = !transfer.isReturned && (await honour(app, tx, payment));',
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/pix/poll-pix.ts', 'tests/gateway/iugu-pix.test.ts', {
    'money: a code that ends here can be paid at the provider': {
      seenBy: 'is canceled at Iugu when it expires',
      'const isEnding = (isOpen && ending !== null) || isLeft;': 'const isEnding = isLeft;',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/payment/pix/handle-events.ts',
    'tests/gateway/console-payments.test.ts',
    {
      'money: a webhook of a Pix is stored and not processed': {
        seenBy: 'pays a code, and the gateway is notified at once',
        'if (await findPix(app.store.db, paymentId)) await pollPix(app, paymentId);':
          'if (await findPix(app.store.db, paymentId)) void pollPix;',
      },
    },
  ),
  ...mutationsOf('src-gateway/providers/iugu/iugu-webhooks.ts', 'tests/gateway/iugu-webhooks.test.ts', {
    'money: a webhook needs no secret': {
      seenBy: 'is believed with the secret alone',
      'if (!hasSecret(request, iugu.webhookSecret))': 'if (hasSecret(request, iugu.webhookSecret) && false)',
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-invoices.ts', 'tests/gateway/iugu-pix.test.ts', {
    'money: a refund is requested again where its response was lost': {
      seenBy: 'whose refund was made in a response that was lost is returned once',
      "  if (await isDone()) return 'DONE';\n  try {": '  try {',
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-invoices.ts', 'tests/gateway/iugu-faults.test.ts', {
    'money: an empty success of Iugu counts as a refund': {
      seenBy: 'an empty success is no refund',
      "  if (await isDone()) return 'DONE';\n  throw": "  if (reference) return 'DONE';\n  throw",
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-client.ts', 'tests/gateway/payment-secrets.test.ts', {
    'money: an error of Iugu says the token': {
      seenBy: 'no log line and no error says a token',
      '`Iugu responded with ${response.status}`': '`Iugu responded to ${authorization}`',
    },
  }),
  ...mutationsOf('src-gateway/store/provider-store.ts', 'tests/gateway/payment-secrets.test.ts', {
    'money: a saved card is removed at the provider': {
      seenBy: 'are removed there a day after they paid',
      'lt(createdAt, before), notExists(saved),':
        'lt(createdAt, before), or(notExists(saved), eq(createdAt, createdAt)),',
    },
  }),
  ...mutationsOf('src-gateway/config/iugu-config.ts', 'tests/gateway/safe-start.test.ts', {
    'money: a sandbox takes real money': {
      seenBy: 'takes no real money where the sandbox is on',
      'if (!sandbox || iugu === null || iugu.isTest)': 'if (!sandbox || iugu === null || iugu.token)',
    },
  }),
];
