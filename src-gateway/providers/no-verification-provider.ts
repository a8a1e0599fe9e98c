import type { VerificationProvider } from '#gateway/domain/guest/identity-verification/verification-provider.ts';
import { AppError } from '#shared/errors.ts';

export function noVerificationProvider(): VerificationProvider {
  return {
    open: async () => {
      throw new AppError('SERVICE_UNAVAILABLE', 'no identity provider is configured');
    },
    find: async () => null,
  };
}
