import { implement } from '@orpc/server';
import { cancelSpaceAtDesk, listDeskSpaces } from '#gateway/domain/desk/desk-spaces.ts';
import { actorOf, requirePosition, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const deskSpaceCalls = {
  list: os.spaces.list.handler(({ input: { day }, context }) =>
    listDeskSpaces(context.app, actorOf(context), requirePosition(context), {
      day,
      language: context.language,
    }),
  ),

  cancel: os.spaces.cancel.handler(({ input, context }) =>
    cancelSpaceAtDesk(context.app, actorOf(context), requirePosition(context), input),
  ),
};
