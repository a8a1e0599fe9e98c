import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { accountLanguage, currentLanguage } from '#renderer/platform/i18n/language.ts';
import { createdGuest } from '#shared/contract/guest/guest-user.ts';
import { newGuest, type SignUpValues } from './sign-up-schema.ts';

export async function createAccount(form: SignUpValues): Promise<string> {
  const response = await gateway.guestUser.create(newGuest(form, accountLanguage(currentLanguage())));
  return checked(createdGuest, response).guestToken;
}

export async function publishSignUp(): Promise<void> {
  await gateway.guestUser.publishMessage();
}
