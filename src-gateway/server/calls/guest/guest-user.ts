import { implement } from '@orpc/server';
import { confirmEmailChange, requestEmailChange } from '#gateway/domain/guest/account/change-email.ts';
import { changePassword } from '#gateway/domain/guest/account/change-password.ts';
import { currentGuest } from '#gateway/domain/guest/account/current-guest.ts';
import {
  sendPasswordReset,
  sendVerification,
  sendWelcome,
} from '#gateway/domain/guest/account/send-account-email.ts';
import { signUp } from '#gateway/domain/guest/account/sign-up.ts';
import { confirmTypedCode } from '#gateway/domain/guest/account/typed-email-code.ts';
import { deleteAccount } from '#gateway/domain/records/delete-account.ts';
import {
  type RequestContext,
  requireGuest,
  requireSession,
  toLimitKey,
} from '#gateway/domain/request-context.ts';
import { setPreferredLanguage } from '#gateway/store/guest-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

const requireCurrentGuest = (context: RequestContext) => currentGuest(context.app, requireGuest(context));

export const guestUserCalls = {
  create: os.guestUser.create.handler(({ input, context }) =>
    signUp(context.app, input, toLimitKey(context)),
  ),

  publishMessage: os.guestUser.publishMessage.handler(async ({ context }) => {
    await sendWelcome(context.app, requireGuest(context));
    return {};
  }),

  resendConfirmationEmail: os.guestUser.resendConfirmationEmail.handler(async ({ context }) => {
    await sendVerification(context.app, requireGuest(context));
    return {};
  }),

  confirmEmail: os.guestUser.confirmEmail.handler(async ({ input, context }) => {
    const typed = { guestId: requireGuest(context), code: input.code };
    await confirmTypedCode(context.app, typed, toLimitKey(context));
    return {};
  }),

  alreadyValidated: os.guestUser.alreadyValidated.handler(async ({ context }) => ({
    validated: await context.app.auth.isEmailVerified(await requireCurrentGuest(context)),
  })),

  language: os.guestUser.language.handler(async ({ context }) => ({
    preferredLanguage: (await requireCurrentGuest(context)).preferredLanguage,
  })),

  updateLanguage: os.guestUser.updateLanguage.handler(async ({ input, context }) => {
    await setPreferredLanguage(context.app.store.db, requireGuest(context), input.preferredLanguage);
    return { preferredLanguage: input.preferredLanguage };
  }),

  sendPasswordResetEmail: os.guestUser.sendPasswordResetEmail.handler(async ({ input, context }) => {
    await sendPasswordReset(context.app, input.email, toLimitKey(context));
    return {};
  }),

  requestEmailChange: os.guestUser.requestEmailChange.handler(async ({ input, context }) => {
    const guestId = requireGuest(context);
    await requestEmailChange(context.app, { guestId, ...input }, toLimitKey(context));
    return {};
  }),

  confirmEmailChange: os.guestUser.confirmEmailChange.handler(({ input, context }) => {
    const typed = { guestId: requireGuest(context), sessionId: requireSession(context).id, ...input };
    return confirmEmailChange(context.app, typed, toLimitKey(context));
  }),

  changePassword: os.guestUser.changePassword.handler(({ input, context }) => {
    const change = { guestId: requireGuest(context), sessionId: requireSession(context).id, ...input };
    return changePassword(context.app, change, toLimitKey(context));
  }),

  deleteAccount: os.guestUser.deleteAccount.handler(async ({ input, context }) => {
    const { signedInAt } = requireSession(context);
    await deleteAccount(context.app, { guestId: requireGuest(context), signedInAt, ...input });
    return {};
  }),
};
