import { implement } from '@orpc/server';
import { findBoard } from '#gateway/domain/desk/board.ts';
import { hotelVersion } from '#gateway/domain/desk/hotel-version.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const boardCalls = {
  find: os.board.find.handler(({ input, context }) =>
    findBoard(context.app, actorOf(context), requireHotel(context), {
      day: input.day,
      language: context.language,
    }),
  ),

  findVersion: os.board.findVersion.handler(({ context }) =>
    hotelVersion(context.app, requireHotel(context)),
  ),
};
