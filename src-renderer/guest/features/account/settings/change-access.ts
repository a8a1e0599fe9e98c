import { refreshGuest, signInWithCustomToken } from '#renderer/guest/features/shared/session/session.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';

/** Another identity provider ends this device's session with the others, and its token opens a new one. */
async function goOnWith({ guestToken }: { guestToken: string | null }): Promise<void> {
  if (guestToken === null) await refreshGuest();
  else await signInWithCustomToken(guestToken);
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
