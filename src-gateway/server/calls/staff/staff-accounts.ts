import { implement } from '@orpc/server';
import {
  changeRoles,
  deactivateStaff,
  inviteStaff,
  resetSignIn,
} from '#gateway/domain/staff/staff-accounts.ts';
import { requireHotel, requireStaff, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { listHotelStaff } from '#gateway/store/staff-store.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const staffAccountCalls = {
  list: os.staff.list.handler(async ({ context }) => {
    const { id } = requireStaff(context);
    const people = await listHotelStaff(context.app.store.db, requireHotel(context));
    return { staff: people.map(person => ({ ...person, isSelf: person.staffId === id })) };
  }),

  invite: os.staff.invite.handler(async ({ input, context }) => ({
    staffId: await inviteStaff(context, input),
  })),

  changeRoles: os.staff.changeRoles.handler(async ({ input, context }) => {
    await changeRoles(context, input.staffId, input.roles);
    return {};
  }),

  resetSecondFactor: os.staff.resetSecondFactor.handler(async ({ input, context }) => {
    await resetSignIn(context, input.staffId);
    return {};
  }),

  deactivate: os.staff.deactivate.handler(async ({ input, context }) => {
    await deactivateStaff(context, input.staffId);
    return {};
  }),
};
