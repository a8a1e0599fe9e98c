import { AppError } from '#shared/errors.ts';
import type { VerificationProvider } from './verification-provider.ts';

/** Used where no identity provider is configured. */
export function noVerificationProvider(): VerificationProvider {
  return {
    open: async () => {
      throw new AppError('SERVICE_UNAVAILABLE', 'no identity provider is configured');
    },
    find: async () => null,
  };
}
