import type { PaymentProvider } from '#gateway/domain/payment/payment-provider.ts';
import { AppError } from '#shared/errors.ts';

export function noPaymentProvider(): PaymentProvider {
  const unavailable = async () => {
    throw new AppError('SERVICE_UNAVAILABLE', 'no payment provider is configured');
  };
  const declined = async () => ({ outcome: 'DECLINED' as const, card: null, decidedAt: new Date(0) });
  return {
    pix: null,
    charge: ({ amount }) => (amount === 0 ? unavailable() : declined()),
    find: async () => null,
    close: declined,
    refund: unavailable,
    isTokenUsable: unavailable,
    booked: async () => null,
    paymentOf: async () => null,
    missedSince: async () => [],
    forgetCards: async () => {},
  };
}
