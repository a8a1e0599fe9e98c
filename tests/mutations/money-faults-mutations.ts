import { mutationsOf } from './source-mutation.ts';

export const moneyFaultsMutations = [
  ...mutationsOf('src-gateway/providers/iugu/iugu-schemas.ts', 'tests/gateway/iugu-cards.test.ts', {
    'money-faults: an empty response to a charge is a decline': {
      seenBy: 'whose charge is empty',
      'success: z.boolean() }': 'success: z.boolean().default(false) }',
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-provider.ts', 'tests/gateway/iugu-faults.test.ts', {
    'money-faults: of two invoices the first one counts': {
      seenBy: 'the charged one counts',
      'if (read.some(isTaken))': 'if (read.slice(0, 1).some(isTaken))',
    },
    'money-faults: what no webhook reported is never found': {
      seenBy: 'a second payment whose webhooks were all lost is found',
      'return unknown.map(': 'return unknown.slice(0, 0).map(',
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-client.ts', 'tests/gateway/iugu-faults.test.ts', {
    'money-faults: a limit rejects a refund': {
      seenBy: 'a refund that Iugu did not consider, being limited, is made later',
      'new Set([401, 403, 408, 429])': 'new Set([401, 403, 408])',
    },
  }),
  ...mutationsOf('src-gateway/store/refund-store.ts', 'tests/gateway/iugu-faults.test.ts', {
    'money-faults: a rejected refund is requested no more': {
      seenBy: 'a refund that Iugu rejects is shown, requested again',
      "and(ne(refunds.state, 'DONE'), lte(refunds.nextTryAt, now))":
        "and(eq(refunds.state, 'OPEN'), lte(refunds.nextTryAt, now))",
    },
  }),
  ...mutationsOf('src-gateway/store/pix-store.ts', 'tests/gateway/iugu-faults.test.ts', {
    'money-faults: the slower of two codes takes the place of the first': {
      seenBy: 'of two codes that two requests made at once',
      ', isNull(pixCodes.reference)': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/booking-payable.ts', 'tests/gateway/pix.test.ts', {
    'money-faults: a booking that its guest canceled is revived': {
      seenBy: 'goes back where its booking was canceled after it was paid with another code',
      'booking.chargedCents > 0': 'booking.chargedCents < 0',
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-invoices.ts', 'tests/gateway/iugu-faults.test.ts', {
    'money-faults: an unknown webhook is tried for ever': {
      seenBy: 'a webhook of what Iugu does not know is dropped',
      'if (!isFinalRejection(error)) throw error;\n      return null;': 'throw error;',
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-provider.ts', 'tests/gateway/iugu-cards.test.ts', {
    'money-faults: a charge whose money went back pays': {
      seenBy: 'pays for nothing, and its money goes back no second time',
      'isTaken(invoice) && !isReturnedInPart(invoice)': 'isTaken(invoice)',
    },
  }),
  ...mutationsOf('src-gateway/providers/iugu/iugu-invoices.ts', 'tests/gateway/iugu-cards.test.ts', {
    'money-faults: an invoice that was returned took nothing': {
      seenBy: 'pays for nothing, and its money goes back no second time',
      'paid_cents || total_cents || 0': 'paid_cents ?? total_cents ?? 0',
    },
  }),
];
