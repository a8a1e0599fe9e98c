import { AppError } from '#shared/errors.ts';
import type { OnboardingProvider } from './onboarding-provider.ts';

/** Used where no identity provider is configured. */
export function noOnboardingProvider(): OnboardingProvider {
  return {
    open: async () => {
      throw new AppError('SERVICE_UNAVAILABLE', 'no identity provider is configured');
    },
    find: async () => null,
  };
}
