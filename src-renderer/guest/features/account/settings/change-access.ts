import { refreshGuest, signInWithCustomToken } from '#renderer/guest/features/shared/session/session.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';

/**
 * Another identity provider ends this device's session with the others, and its token opens a new one. A failure is none of
 * the change, which has been made: a second try with the same code or password would be rejected.
 */
async function goOnWith({ guestToken }: { guestToken: string | null }): Promise<void> {
  try {
    if (guestToken === null) await refreshGuest();
    else await signInWithCustomToken(guestToken);
  } catch {
    // The session is read again with the next page, or found to be lost with the next call.
  }
}

export async function requestEmailChange(email: string, password: string): Promise<void> {
  await gateway.guestUser.requestEmailChange({ email, password });
}

export async function confirmEmailChange(code: string): Promise<void> {
  await goOnWith(await gateway.guestUser.confirmEmailChange({ code }));
}

export async function changePassword(password: string, newPassword: string): Promise<void> {
  await goOnWith(await gateway.guestUser.changePassword({ password, newPassword }));
}
