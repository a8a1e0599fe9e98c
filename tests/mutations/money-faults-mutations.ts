import type { SourceMutation } from './source-mutation.ts';

/** Faults in what becomes of money where the provider fails, responds late or says nothing. */

const TEST = 'tests/gateway/iugu-faults.test.ts';
const CARDS = 'tests/gateway/iugu-cards.test.ts';
const PROVIDER = 'src-gateway/payment/iugu/iugu-provider.ts';

export const moneyFaultsMutations: SourceMutation[] = [
  {
    name: 'money-faults: an empty response to a charge is a decline',
    file: 'src-gateway/payment/iugu/iugu-schemas.ts',
    edits: [{ find: 'success: z.boolean() }', put: 'success: z.boolean().default(false) }' }],
    testFile: TEST,
    test: 'a charge that was made and whose response is empty is no decline',
  },
  {
    name: 'money-faults: of two invoices the first one counts',
    file: PROVIDER,
    edits: [{ find: 'if (read.some(isTaken))', put: 'if (read.slice(0, 1).some(isTaken))' }],
    testFile: TEST,
    test: 'the charged one counts',
  },
  {
    name: 'money-faults: a limit refuses a refund',
    file: 'src-gateway/payment/iugu/iugu-client.ts',
    edits: [{ find: 'new Set([401, 403, 408, 429])', put: 'new Set([401, 403, 408])' }],
    testFile: TEST,
    test: 'a refund that Iugu did not consider, being limited, is made later',
  },
  {
    name: 'money-faults: a refused refund is requested no more',
    file: 'src-gateway/store/refund-store.ts',
    edits: [
      {
        find: "and(ne(refunds.state, 'DONE'), lte(refunds.nextTryAt, now))",
        put: "and(eq(refunds.state, 'OPEN'), lte(refunds.nextTryAt, now))",
      },
    ],
    testFile: TEST,
    test: 'a refund that Iugu refuses is shown, requested again',
  },
  {
    name: 'money-faults: the slower of two codes takes the place of the first',
    file: 'src-gateway/store/pix-store.ts',
    edits: [{ find: ', isNull(pixCodes.reference)', put: '' }],
    testFile: TEST,
    test: 'of two codes that two requests made at once',
  },
  {
    name: 'money-faults: a booking that its guest canceled is revived',
    file: 'src-gateway/pix/revive-booking.ts',
    edits: [{ find: 'booking.chargedCents > 0', put: 'booking.chargedCents < 0' }],
    testFile: TEST,
    test: 'a late payment of an older code goes back where the booking was paid, and then canceled',
  },
  {
    name: 'money-faults: what no trigger told of is never found',
    file: PROVIDER,
    edits: [{ find: 'return unknown.map(', put: 'return unknown.slice(0, 0).map(' }],
    testFile: TEST,
    test: 'a second payment of which every trigger was lost is found',
  },
  {
    name: 'money-faults: an unknown trigger is tried for ever',
    file: 'src-gateway/payment/iugu/iugu-invoices.ts',
    edits: [{ find: 'if (!isFinalRejection(error)) throw error;\n      return null;', put: 'throw error;' }],
    testFile: TEST,
    test: 'a trigger of what Iugu does not know is done with',
  },
  {
    name: 'money-faults: a charge whose money went back pays',
    file: PROVIDER,
    edits: [{ find: 'isTaken(invoice) && !isReturnedInPart(invoice)', put: 'isTaken(invoice)' }],
    testFile: CARDS,
    test: 'pays for nothing, and its money goes back no second time',
  },
  {
    name: 'money-faults: an invoice that was returned took nothing',
    file: 'src-gateway/payment/iugu/iugu-invoices.ts',
    edits: [{ find: 'paid_cents || total_cents || 0', put: 'paid_cents ?? total_cents ?? 0' }],
    testFile: CARDS,
    test: 'pays for nothing, and its money goes back no second time',
  },
];
