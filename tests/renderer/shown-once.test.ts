import { expect, test } from 'vitest';
import type { PaymentChoice } from '#renderer/guest/features/booking/booking-payment/payment-choice.ts';
import type { Rejection } from '#renderer/guest/features/booking/booking-payment/payment-flow.ts';
import {
  isOffline,
  isShownByCard,
  isShownByForm,
  isShownBySignUp,
} from '#renderer/guest/features/booking/booking-payment/shown-once.ts';

const card: PaymentChoice = { with: 'typedCard' };
const rejected = (at: Rejection['at'], code: string): Rejection => ({
  step: 'rejected',
  account: 'missing',
  at,
  code,
});

test.each<[string, Rejection, string[]]>([
  ['a lost connection while the account is created', rejected('signUp', 'NETWORK_UNREACHABLE'), ['notice']],
  ['a lost connection while the card is handed over', rejected('tokenizing', 'NETWORK_TIMEOUT'), ['notice']],
  ['a lost connection while the room is booked', rejected('booking', 'NETWORK_UNREACHABLE'), ['notice']],
  ['a provider that does not respond', rejected('tokenizing', 'SERVICE_UNAVAILABLE'), ['notice']],
  ['an account that cannot be created', rejected('signUp', 'INTERNAL_SERVER_ERROR'), ['sign-up']],
  ['a card that the provider does not take', rejected('tokenizing', 'TOKENIZER_FAILED'), ['card']],
])('%s is said in one place (PAY-84)', (_, rejection, places) => {
  const shown = [
    ...(isShownBySignUp(rejection) ? ['sign-up'] : []),
    ...(isShownByCard(rejection) ? ['card'] : []),
    ...(isShownByForm(rejection, card) ? [] : ['notice']),
  ];
  expect(shown).toEqual(places);
});

test('a lost connection gets no passing message beside its notice (PAY-84)', () => {
  expect(isOffline(rejected('booking', 'NETWORK_UNREACHABLE'))).toBe(true);
  expect(isOffline(rejected('booking', 'ROOM_UNAVAILABLE'))).toBe(false);
});
