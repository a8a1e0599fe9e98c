import { implement } from '@orpc/server';
import { cancelPlannedMove, listMoveTargets, moveToRoom } from '#gateway/domain/desk/room-moves.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const roomMoveCalls = {
  find: os.roomMoves.find.handler(({ input, context }) =>
    listMoveTargets(context.app, requireHotel(context), input, context.language),
  ),

  move: os.roomMoves.move.handler(({ input, context }) =>
    moveToRoom(context.app, actorOf(context), requireHotel(context), input),
  ),

  cancel: os.roomMoves.cancel.handler(({ input, context }) =>
    cancelPlannedMove(context.app, actorOf(context), requireHotel(context), input),
  ),
};
