import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';

export async function isEmailValidated(): Promise<boolean> {
  const [response, { emailValidation }] = await Promise.all([
    gateway.guestUser.alreadyValidated(),
    import('#shared/contract/guest-user.ts'),
  ]);
  return checked(emailValidation, response).validated;
}
