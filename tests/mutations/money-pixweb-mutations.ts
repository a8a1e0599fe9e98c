import type { SourceMutation } from './source-mutation.ts';

/** Faults in the way from the funnel and from hours to a Pix code, and back from it. */

const FLOW = 'tests/renderer/booking-flow.test.ts';
const RUN = 'tests/renderer/run-payment.test.ts';
const INTENT = 'src-renderer/features/booking-funnel/state/payment-intent.ts';

export const moneyPixwebMutations: SourceMutation[] = [
  {
    name: 'money-pixweb: the funnel forgets the code that its rooms wait for',
    file: 'src-renderer/features/booking-funnel/state/flow.ts',
    edits: [{ find: "if (funnel.stage === 'unpaid') return 'pix';", put: '' }],
    testFile: FLOW,
    test: 'lead from step-1 to the code',
  },
  {
    name: 'money-pixweb: what is paid otherwise goes out under the intent of the code',
    file: INTENT,
    edits: [
      {
        find: "{ stage: 'choosing', search, rooms, fees, intent: null }",
        put: "{ stage: 'choosing', search, rooms, fees, intent: { key: 'k', paymentId: 'p', fingerprint: 'f', sent: false } }",
      },
    ],
    testFile: FLOW,
    test: 'stay chosen when it is given up',
  },
  {
    name: 'money-pixweb: a code that did not come is waited for as if it could be charged',
    file: 'src-renderer/features/booking-payment/run-payment.ts',
    edits: [{ find: 'isResponseLost(failure) && !isCodeMissing', put: 'isResponseLost(failure)' }],
    testFile: RUN,
    test: 'a Pix code that did not come is requested again',
  },
  {
    name: 'money-pixweb: credits are taken without what the guest was shown of them',
    file: 'src-renderer/features/booking-payment/new-booking.ts',
    edits: [{ find: '...(useCredits && { creditsValue: toReais(order.credits) }),', put: '' }],
    testFile: 'tests/renderer/new-booking.test.ts',
    test: 'Pix is sent with the tax id of who pays',
  },
  {
    name: 'money-pixweb: a code that was paid still waits on its booking',
    file: 'src-gateway/store/booking-view-store.ts',
    edits: [{ find: "eq(payments.status, 'OPEN'),", put: '' }],
    testFile: 'tests/gateway/pix.test.ts',
    test: 'shows its holder the code that waits',
  },
  {
    name: 'money-pixweb: everybody in the room is told to pay the holder’s Pix',
    file: 'src-renderer/features/guest-booking/booking-message.ts',
    edits: [
      {
        find: "return pix === null ? { about: 'processing', at: null }",
        put: "return pix === null ? { about: 'pixUntil', at: '' }",
      },
    ],
    testFile: 'tests/renderer/booking-list.test.ts',
    test: 'says until when the room is reserved for the Pix of its holder',
  },
];
