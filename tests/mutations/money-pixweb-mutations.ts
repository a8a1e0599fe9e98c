import { mutationsOf } from './source-mutation.ts';

export const moneyPixwebMutations = [
  ...mutationsOf(
    'src-renderer/guest/features/shared/booking-funnel/state/flow.ts',
    'tests/renderer/booking-flow.test.ts',
    {
      'money-pixweb: the funnel forgets the code that its rooms wait for': {
        seenBy: 'lead from step-1 to the code',
        "if (funnel.stage === 'unpaid') return 'pix';": '',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/booking-funnel/state/payment-intent.ts',
    'tests/renderer/booking-flow.test.ts',
    {
      'money-pixweb: what is paid otherwise goes out under the intent of the code': {
        seenBy: 'stay chosen when it is given up',
        "{ stage: 'choosing', search, rooms, fees, intent: null }":
          "{ stage: 'choosing', search, rooms, fees, intent: { key: 'k', paymentId: 'p', fingerprint: 'f', sent: false } }",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-payment/run-payment.ts',
    'tests/renderer/run-payment.test.ts',
    {
      'money-pixweb: a code that did not come is waited for as if it could be charged': {
        seenBy: 'a Pix code that did not come is requested again',
        'isResponseLost(failure) && !isCodeMissing': 'isResponseLost(failure)',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-payment/new-booking.ts',
    'tests/renderer/new-booking.test.ts',
    {
      'money-pixweb: credits are taken without what the guest was shown of them': {
        seenBy: 'Pix is sent with the tax id of who pays',
        '...(useCredits && { creditsValue: toReais(order.credits) }),': '',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/booking-view-store.ts', 'tests/gateway/pix.test.ts', {
    'money-pixweb: a code that was paid still waits on its booking': {
      seenBy: 'shows its holder the code that waits',
      "eq(payments.status, 'OPEN'),": '',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/shared/guest-booking/booking-message.ts',
    'tests/renderer/booking-list.test.ts',
    {
      'money-pixweb: everybody in the room is prompted to pay the holder’s Pix': {
        seenBy: 'says until when the room is reserved for the Pix of its holder',
        "return pix === null ? { about: 'processing', at: null }":
          "return pix === null ? { about: 'pixUntil', at: '' }",
      },
    },
  ),
];
