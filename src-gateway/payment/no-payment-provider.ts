import { AppError } from '#shared/errors.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Used where no provider is configured: takes no card, and says so before a room is reserved. */
export function noPaymentProvider(): PaymentProvider {
  const unavailable = async () => {
    throw new AppError('SERVICE_UNAVAILABLE', 'no payment provider is configured');
  };
  const declined = async () => ({ outcome: 'DECLINED' as const, card: null });
  return {
    charge: ({ amount }) => (amount === 0 ? unavailable() : declined()),
    find: async () => null,
    close: declined,
    isTokenUsable: unavailable,
    forgetCards: async () => {},
  };
}
