import type { AppContext } from '#gateway/context.ts';
import { isFamiliarNetwork } from '#gateway/domain/guest/auth/familiar-networks.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { Guest } from '#gateway/store/guest-store.ts';
import { AppError } from '#shared/errors.ts';

/** Counted as a sign-in: a stranger at an open screen guesses no faster here. Throws PASSWORD_INCORRECT. */
export async function provePassword(
  app: AppContext,
  { guest, password }: { guest: Guest; password: string },
  clientKey: LimitKey,
): Promise<void> {
  const { email } = guest;
  const attempt = { email, clientKey, isFamiliar: await isFamiliarNetwork(app, email, clientKey) };
  await app.rateLimits.signIn(attempt);
  if (!(await app.auth.hasPassword(guest, password)))
    throw new AppError('PASSWORD_INCORRECT', 'the password does not fit');
  await app.rateLimits.signInSucceeded(attempt);
}
