import { implement } from '@orpc/server';
import { choosePassword, confirmSetUp, findLinkedStaff } from '#gateway/domain/staff/set-up.ts';
import type { StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const setUpCalls = {
  find: os.setUp.find.handler(async ({ input, context }) => {
    const { name, email } = await findLinkedStaff(context, input.token);
    return { name, email };
  }),
  choosePassword: os.setUp.choosePassword.handler(({ input, context }) => choosePassword(context, input)),
  confirm: os.setUp.confirm.handler(({ input, context }) => confirmSetUp(context, input)),
};
