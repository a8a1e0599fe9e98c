import { checked } from '#renderer/platform/gateway/checked.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { accountLanguage, currentLanguage } from '#renderer/platform/i18n/language.ts';
import { createdGuest } from '#shared/contract/guest-user.ts';
import { newGuest, type SignUpValues } from './sign-up-schema.ts';

/** Creates the account and returns the token that signs its guest in (API-35, SGN-20). */
export async function createAccount(form: SignUpValues): Promise<string> {
  const response = await gateway.guestUser.create(newGuest(form, accountLanguage(currentLanguage())));
  return checked(createdGuest, response).guestToken;
}

/** Requests the first e-mails of the account that has just been created (API-37). */
export async function publishSignUp(): Promise<void> {
  await gateway.guestUser.publishMessage();
}
