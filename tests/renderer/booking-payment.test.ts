import { describe, expect, test } from 'vitest';
import {
  firstChoice,
  missingForPayment,
  type PaymentChoice,
  possibleChoice,
} from '#renderer/guest/features/booking/booking-payment/payment-choice.ts';
import {
  dismissed,
  gaveUpPolling,
  idlePayment,
  type PaymentFlow,
  polledAgain,
  responseLost,
  signedIn,
  signedUp,
  submitted,
  tokenized,
  wasBooked,
  wasRejected,
} from '#renderer/guest/features/booking/booking-payment/payment-flow.ts';
import {
  isCardFailure,
  recoveryActions,
  recoveryFor,
  waitWithoutCard,
} from '#renderer/guest/features/booking/booking-payment/recovery.ts';
import { isBeyondUnverified } from '#renderer/guest/features/shared/booking-funnel/state/walk-in.ts';
import { isResponseLost } from '#renderer/platform/gateway/lost-response.ts';
import { parseLimit } from '#renderer/platform/i18n/retry-after.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { gatewayErrorStatus } from '#shared/error-status.ts';
import { clientCodes } from '#shared/errors.ts';
import { chosen, couple } from './funnel-stay.ts';

const card = (id: string): SavedCard => ({
  id,
  description: id,
  data: { brand: 'visa', display_number: 'XXXX-XXXX-XXXX-1111', month: 12, year: 2030 },
  default_payment: false,
});

describe('the steps of a payment', () => {
  const anonymous = { signedIn: false, token: true };
  test('a guest without an account signs up, signs in, has the card tokenized and books, in that order (SGN-20)', () => {
    const signingUp = submitted(idlePayment, anonymous);
    expect(signingUp.step).toBe('signingUp');
    const signingIn = signedUp(signingUp);
    expect(signingIn.step).toBe('signingIn');
    const tokenizing = signedIn(signingIn, anonymous);
    expect(tokenizing.step).toBe('tokenizing');
    const booking = tokenized(tokenizing);
    expect(booking.step).toBe('booking');
    expect(wasBooked(booking)).toEqual({ step: 'booked', account: 'ready' });
  });

  test('a second click while something is in progress changes nothing (PAY-22)', () => {
    for (const step of ['signingUp', 'signingIn', 'tokenizing', 'booking'] as const) {
      const flow: PaymentFlow = { step, account: 'ready' };
      expect(submitted(flow, { signedIn: true, token: false })).toBe(flow);
    }
    const unknown: PaymentFlow = { step: 'unknown', account: 'ready', offline: false };
    expect(submitted(unknown, { signedIn: true, token: false })).toBe(unknown);
  });

  test('an account that was created is not created again when a later step failed (SGN-22)', () => {
    const rejected = wasRejected(signedUp(submitted(idlePayment, anonymous)), {
      code: 'NETWORK_UNREACHABLE',
    });
    expect(rejected).toMatchObject({ step: 'rejected', at: 'signIn', account: 'created' });
    expect(submitted(dismissed(rejected), anonymous).step).toBe('signingIn');
    expect(submitted(rejected, { signedIn: true, token: false }).step).toBe('booking');
  });

  test('a sign-up that failed goes back to idle when its error is cleared (SGN-21)', () => {
    const rejected = wasRejected(submitted(idlePayment, anonymous), { code: 'GUEST_EMAIL_ALREADY_EXISTS' });
    expect(rejected).toMatchObject({ step: 'rejected', at: 'signUp' });
    expect(dismissed(rejected)).toEqual(idlePayment);
  });

  test('after a lost response the result is polled until it is known or given up, and nothing is sent again (PD-10, PAY-26)', () => {
    const booking: PaymentFlow = { step: 'booking', account: 'ready' };
    const asking = polledAgain(responseLost(booking));
    expect(asking).toEqual({ step: 'asking', account: 'ready', polls: 1 });
    expect(submitted(asking, { signedIn: true, token: false })).toBe(asking);
    expect(wasBooked(asking).step).toBe('booked');
    expect(wasRejected(asking, { code: 'CARD_DECLINED' })).toMatchObject({ step: 'rejected', at: 'booking' });
    const unknown = gaveUpPolling(asking, true);
    expect(unknown).toMatchObject({ step: 'unknown', offline: true });
    expect(responseLost(unknown).step).toBe('asking');
  });

  test('a response that comes too late does not undo a booking (PD-10)', () => {
    const booked: PaymentFlow = { step: 'booked', account: 'ready' };
    expect(wasRejected(booked, { code: 'CARD_DECLINED' })).toBe(booked);
    expect(responseLost(booked)).toBe(booked);
    expect(signedUp(booked)).toBe(booked);
  });
});

describe('what enables confirm', () => {
  const saved: PaymentChoice = { with: 'savedCard', cardId: 'a', installments: 1 };
  const base = {
    signedIn: true,
    signUpValid: false,
    choice: saved,
    cardFormValid: false,
    taxIdValid: false,
    creditsCoverAll: false,
  };
  test.each([
    ['a card with an instalment', {}, []],
    ['a card without an instalment', { choice: { ...saved, installments: 0 } }, ['installments']],
    ['no card', { choice: { ...saved, cardId: '' } }, ['card']],
    ['a valid card form', { choice: { with: 'typedCard' }, cardFormValid: true }, []],
    ['an invalid card form', { choice: { with: 'typedCard' } }, ['cardForm']],
    ['Pix by somebody with a CPF or CNPJ', { choice: { with: 'pix' }, taxIdValid: true }, []],
    ['Pix by nobody yet', { choice: { with: 'pix' }, cardFormValid: true }, ['taxId']],
    ['paying at the reception', { choice: { with: 'reception' } }, []],
    ['credits for the whole total', { choice: { with: 'typedCard' }, creditsCoverAll: true }, []],
  ] as const)('%s (PAY-22)', (_title, change, expected) => {
    expect(missingForPayment({ ...base, ...change })).toEqual(expected);
  });
  test.each([
    ['savedCard', saved],
    ['reception', { with: 'reception' }],
  ] as const)(
    'a signed-out guest who pays with %s also needs a valid sign-up form (PAY-23)',
    (_name, choice) => {
      const question = { ...base, signedIn: false, choice };
      expect(missingForPayment(question)).toEqual(['signUp']);
      expect(missingForPayment({ ...question, signUpValid: true })).toEqual([]);
    },
  );

  test('what is missing stands in the order of the page: first how to pay, then who books (PAY-81)', () => {
    const question = { ...base, signedIn: false, choice: { with: 'pix' } } as const;
    expect(missingForPayment(question)).toEqual(['taxId', 'signUp']);
  });
});

test.each<[string, Parameters<typeof firstChoice>[0], PaymentChoice]>([
  [
    'the first saved card in one instalment is chosen for the guest (PAY-18)',
    { walkIn: false, cards: [card('a'), card('b')], takesPix: true, canType: true },
    { with: 'savedCard', cardId: 'a', installments: 1 },
  ],
  [
    'a walk-in pays at the reception, without a card (FUN-38)',
    { walkIn: true, cards: [card('a')], takesPix: true, canType: true },
    { with: 'reception' },
  ],
  [
    'a guest without saved cards pays with Pix unless they choose otherwise (PAY-80)',
    { walkIn: false, cards: [], takesPix: true, canType: true },
    { with: 'pix' },
  ],
  [
    'a guest without cards types one where no Pix is offered (PAY-03)',
    { walkIn: false, cards: [], takesPix: false, canType: true },
    { with: 'typedCard' },
  ],
  [
    'where no card can be typed such a guest pays with Pix (PAY-38)',
    { walkIn: false, cards: [], takesPix: true, canType: false },
    { with: 'pix' },
  ],
])('%s', (_, offered, choice) => expect(firstChoice(offered)).toEqual(choice));

test('the reception can no longer be chosen once the stay is no walk-in (FUN-36)', () => {
  const typed = { with: 'typedCard' } as const;
  const offered = { cards: [], takesPix: false, canType: true };
  expect(possibleChoice({ with: 'reception' }, { ...offered, walkIn: false })).toEqual(typed);
  expect(possibleChoice(typed, { ...offered, walkIn: true })).toEqual(typed);
});

test('a stay beyond what an unverified guest may reserve unpaid does not begin with Pix (PAY-86)', () => {
  expect(isBeyondUnverified(chosen(couple), { maxRooms: 1, maxNights: 2 })).toBe(false);
  expect(isBeyondUnverified(chosen(couple, couple), { maxRooms: 1, maxNights: 2 })).toBe(true);
  expect(isBeyondUnverified(chosen(couple), { maxRooms: 1, maxNights: 1 })).toBe(true);
  expect(isBeyondUnverified({ stage: 'idle' }, { maxRooms: 1, maxNights: 1 })).toBe(false);
});

describe('rejections', () => {
  test.each([
    ['CARD_DECLINED', 'notAuthorized'],
    ['TOKENIZER_FAILED', 'validationFailure'],
    ['CARD_TOKEN_INVALID', 'validationFailure'],
  ])('%s opens the modal %s and sets the card banner (PAY-29, PAY-26)', (code, recovery) => {
    expect(recoveryFor({ code })).toBe(recovery);
    expect(isCardFailure(code)).toBe(true);
  });
  test('a price or room that changed sets no card banner (PAY-26)', () => {
    expect(isCardFailure('PRICE_CHANGED')).toBe(false);
    expect(isCardFailure('ROOM_UNAVAILABLE')).toBe(false);
  });
  test.each([
    ['WALK_IN_TOO_MANY_ROOMS', ['card', 'search'], ['search']],
    ['WALK_IN_TOO_MANY_NIGHTS', ['card', 'search'], ['search']],
    ['WALK_IN_ARRIVAL_TOO_LATE', ['card', 'search'], ['search']],
    ['WALK_IN_ALREADY_OPEN', ['card', 'bookings'], ['bookings']],
    ['TOO_MANY_REQUESTS', ['card'], []],
    ['ROOM_UNAVAILABLE', [], []],
  ])(
    '%s without payment offers a card where one can be typed, and else what can be changed (SEC-04)',
    (code, home, kiosk) => {
      expect(recoveryActions(code, { unpaid: 'reception', takesCards: true })).toEqual(home);
      expect(recoveryActions(code, { unpaid: 'reception', takesCards: false })).toEqual(kiosk);
      expect(recoveryActions(code, { unpaid: null, takesCards: true })).toEqual([]);
    },
  );

  test.each([
    ['UNPAID_EMAIL_NOT_VERIFIED', ['verify', 'search']],
    ['UNPAID_NETWORK_LIMIT', []],
    ['UNPAID_DEVICE_LIMIT', []],
    ['UNPAID_PAYER_LIMIT', ['bookings']],
    ['UNPAID_HOTEL_LIMIT', ['search']],
  ] as const)(
    '%s offers a card in place of Pix and of the reception, and what lifts the limit (SEC-20)',
    (code, others) => {
      for (const unpaid of ['pix', 'reception'] as const) {
        expect(recoveryActions(code, { unpaid, takesCards: true })).toEqual(['card', ...others]);
        expect(recoveryActions(code, { unpaid, takesCards: false })).toEqual(others);
      }
      expect(recoveryActions(code, { unpaid: null, takesCards: true })).toEqual([]);
    },
  );

  test('after many unpaid bookings a device without cards shows how long to wait, and not to pay by card (SEC-04)', () => {
    const details = { limit: 'walkIns', retryAfterSeconds: 5_000 };
    const rejection = { code: 'TOO_MANY_REQUESTS', details };
    expect(waitWithoutCard(rejection, [])).toBe(5_000);
    expect(waitWithoutCard(rejection, ['card'])).toBeNull();
    expect(waitWithoutCard({ ...rejection, details: { ...details, limit: 'cards' } }, [])).toBeNull();
    expect(waitWithoutCard({ code: 'WALK_IN_ALREADY_OPEN' }, ['bookings'])).toBeNull();
  });

  test('what the gateway says about a rejection stays with it: which limit, and until when (SEC-04, SEC-07)', () => {
    const details = { limit: 'cards', retryAfterSeconds: 700 };
    const booking = submitted(idlePayment, { signedIn: true, token: false });
    const rejected = wasRejected(booking, { code: 'TOO_MANY_REQUESTS', details });
    expect(rejected).toMatchObject({ step: 'rejected', details });
    expect(parseLimit(rejected)).toEqual({ limit: 'cards', seconds: 700 });
    expect(parseLimit({ code: 'TOO_MANY_REQUESTS' })).toBeNull();
    expect(parseLimit({ code: 'CARD_DECLINED', details })).toBeNull();
  });

  test('an arrival hour that passed meanwhile leads to the rooms, where it moves on, and other dates to the search (FUN-94)', () => {
    const code = 'DATES_NOT_BOOKABLE';
    expect(recoveryFor({ code, details: { problem: 'dates.hourGone', room: 0 } })).toBe('rooms');
    expect(recoveryFor({ code, details: { problem: 'dates.tooEarly' } })).toBe('dates');
    expect(recoveryFor({ code })).toBe('dates');
  });

  test('every known code has a recovery, and an unknown one leads to a retry (ERR-11)', () => {
    for (const code of [...Object.keys(gatewayErrorStatus), ...clientCodes, 'WHO_KNOWS'])
      expect(recoveryFor({ code })).toBeTypeOf('string');
    expect(recoveryFor({ code: 'WHO_KNOWS' })).toBe('retry');
  });
  test.each([
    ['PAYMENT_TIMEOUT', 504, true],
    ['ATTEMPT_IN_PROGRESS', 409, true],
    ['NETWORK_TIMEOUT', undefined, true],
    ['ANSWER_INVALID', undefined, true],
    ['STRANGE_PROXY', 502, true],
    ['CARD_DECLINED', 402, false],
    ['PRICE_CHANGED', 409, false],
  ])('after %s with status %s the outcome is open: %s (PD-10)', (code, status, expected) => {
    expect(isResponseLost({ code, status })).toBe(expected);
  });
});
