import type { AppContext } from '#gateway/context.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { isStrongPassword } from '#shared/rules/password.ts';
import { currentGuest } from './current-guest.ts';
import { provePassword } from './own-password.ts';
import { toRecipient } from './send-account-email.ts';

type PasswordChange = { guestId: string; sessionId: string; password: string; newPassword: string };

/** Every other session ends (SET-28). Throws PASSWORD_INCORRECT, BAD_REQUEST, TOO_MANY_REQUESTS. */
export async function changePassword(
  app: AppContext,
  { guestId, sessionId, password, newPassword }: PasswordChange,
  clientKey: LimitKey,
): Promise<{ guestToken: string | null }> {
  if (!isStrongPassword(newPassword)) throw badRequest('newPassword', 'password.weak');
  const guest = await currentGuest(app, guestId);
  await provePassword(app, { guest, password }, clientKey);
  const guestToken = await app.auth.changePassword(guest, {
    password: newPassword,
    sessionId,
    record: async tx => {
      await app.mailer.queue(tx, { kind: 'PASSWORD_CHANGED', ...toRecipient(guest) });
    },
  });
  return { guestToken };
}
