import { implement } from '@orpc/server';
import {
  cancelAtDesk,
  concludeAtDesk,
  findDeskEndings,
  undoCheckInAtDesk,
  undoNoShowAtDesk,
} from '#gateway/domain/desk/endings.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const endingCalls = {
  find: os.endings.find.handler(({ input, context }) =>
    findDeskEndings(context.app, requireHotel(context), input),
  ),

  cancel: os.endings.cancel.handler(({ input, context }) =>
    cancelAtDesk(context.app, actorOf(context), requireHotel(context), input),
  ),

  conclude: os.endings.conclude.handler(({ input, context }) =>
    concludeAtDesk(context.app, actorOf(context), requireHotel(context), input),
  ),

  undoCheckIn: os.endings.undoCheckIn.handler(({ input, context }) =>
    undoCheckInAtDesk(context.app, actorOf(context), requireHotel(context), input),
  ),

  undoNoShow: os.endings.undoNoShow.handler(({ input, context }) =>
    undoNoShowAtDesk(context.app, actorOf(context), requireHotel(context), input),
  ),
};
