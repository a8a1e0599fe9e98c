import { implement } from '@orpc/server';
import {
  closeRoom,
  listHotelRooms,
  markOutOfService,
  reopenRoom,
} from '#gateway/domain/desk/room-closures.ts';
import { expectRoom, releaseRoom, touchRoom, undoTouch } from '#gateway/domain/desk/room-conditions.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const roomCalls = {
  list: os.rooms.list.handler(({ context }) =>
    listHotelRooms(context.app, requireHotel(context), context.language),
  ),

  close: os.rooms.close.handler(({ input, context }) =>
    closeRoom(context.app, actorOf(context), { ...input, hotelId: requireHotel(context) }, context.language),
  ),

  reopen: os.rooms.reopen.handler(({ input, context }) =>
    reopenRoom(context.app, actorOf(context), { ...input, hotelId: requireHotel(context) }, context.language),
  ),

  markOutOfService: os.rooms.markOutOfService.handler(({ input, context }) =>
    markOutOfService(
      context.app,
      actorOf(context),
      { ...input, hotelId: requireHotel(context) },
      context.language,
    ),
  ),

  setCondition: os.rooms.setCondition.handler(({ input, context }) =>
    touchRoom(context.app, actorOf(context), { ...input, hotelId: requireHotel(context) }, context.language),
  ),

  undoCondition: os.rooms.undoCondition.handler(({ input, context }) =>
    undoTouch(context.app, actorOf(context), { ...input, hotelId: requireHotel(context) }, context.language),
  ),

  setExpected: os.rooms.setExpected.handler(({ input, context }) =>
    expectRoom(context.app, actorOf(context), { ...input, hotelId: requireHotel(context) }, context.language),
  ),

  release: os.rooms.release.handler(({ input, context }) =>
    releaseRoom(
      context.app,
      actorOf(context),
      { ...input, hotelId: requireHotel(context) },
      context.language,
    ),
  ),
};
