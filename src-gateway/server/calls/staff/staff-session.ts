import { implement } from '@orpc/server';
import { choosePin } from '#gateway/domain/staff/prove-identity.ts';
import { beginSignIn, confirmSignIn, takeOverDesk, unlockSession } from '#gateway/domain/staff/sign-in.ts';
import { requireStaff, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { endSession, findMember, lockSession, sessionView } from '#gateway/domain/staff/staff-sessions.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { AppError } from '#shared/errors.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

/** A desk's main process gets the token, a browser the cookie: no page ever reads it. */
export async function handOut(
  context: StaffRequestContext,
  signedToken: string,
): Promise<{ session: StaffSession; token: string | null }> {
  const member = await findMember(context.app, signedToken);
  if (!member) throw new AppError('UNAUTHORIZED', 'the session was ended meanwhile');
  const isDesk = context.device.profile === 'reception';
  if (!isDesk) context.setCookie(signedToken);
  return { session: await sessionView(context.app, member), token: isDesk ? signedToken : null };
}

export const staffSessionCalls = {
  begin: os.session.begin.handler(async ({ input, context }) => ({
    challenge: await beginSignIn(context, input.email, input.password),
  })),

  confirmCode: os.session.confirmCode.handler(async ({ input: { challenge, code }, context }) =>
    handOut(context, await confirmSignIn(context, challenge, { code })),
  ),

  confirmRecoveryCode: os.session.confirmRecoveryCode.handler(
    async ({ input: { challenge, recoveryCode }, context }) =>
      handOut(context, await confirmSignIn(context, challenge, { recoveryCode })),
  ),

  current: os.session.current.handler(({ context }) => sessionView(context.app, requireStaff(context))),

  touch: os.session.touch.handler(async () => ({})),

  lock: os.session.lock.handler(async ({ context }) => {
    await lockSession(context);
    return {};
  }),

  unlock: os.session.unlock.handler(async ({ input, context }) => {
    await unlockSession(context, input);
    return sessionView(context.app, { ...requireStaff(context), isLocked: false });
  }),

  takeOver: os.session.takeOver.handler(async ({ input: { staffId, ...proof }, context }) =>
    handOut(context, await takeOverDesk(context, staffId, proof)),
  ),

  setPin: os.session.setPin.handler(async ({ input, context }) => {
    await choosePin(context, input);
    return {};
  }),

  end: os.session.end.handler(async ({ context }) => {
    await endSession(context);
    return {};
  }),
};
