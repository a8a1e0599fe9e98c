import { implement } from '@orpc/server';
import { beginPasskeySignIn, confirmPasskeySignIn } from '#gateway/domain/staff/passkey-sign-in.ts';
import { addPasskey, beginPasskey, ownPasskeys, removePasskey } from '#gateway/domain/staff/passkeys.ts';
import type { StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { handOut } from './staff-session.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const passkeyCalls = {
  list: os.passkeys.list.handler(async ({ context }) => ({ passkeys: await ownPasskeys(context) })),

  beginAdding: os.passkeys.beginAdding.handler(({ input, context }) => beginPasskey(context, input.password)),

  add: os.passkeys.add.handler(async ({ input, context }) => ({
    passkeyId: await addPasskey(context, input),
  })),

  remove: os.passkeys.remove.handler(async ({ input, context }) => {
    await removePasskey(context, input);
    return {};
  }),

  beginSignIn: os.passkeys.beginSignIn.handler(({ context }) => beginPasskeySignIn(context)),

  confirmSignIn: os.passkeys.confirmSignIn.handler(async ({ input, context }) =>
    handOut(context, await confirmPasskeySignIn(context, input.credential)),
  ),
};
