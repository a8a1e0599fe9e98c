import { implement } from '@orpc/server';
import {
  finishShiftNote,
  listShiftNotes,
  reopenShiftNote,
  writeShiftNote,
} from '#gateway/domain/desk/shift-notes.ts';
import { actorOf, requirePosition, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const shiftNoteCalls = {
  list: os.notes.list.handler(({ input, context }) =>
    listShiftNotes(context.app, requirePosition(context), input),
  ),

  write: os.notes.write.handler(({ input, context }) =>
    writeShiftNote(context.app, actorOf(context), requirePosition(context), input),
  ),

  finish: os.notes.finish.handler(({ input, context }) =>
    finishShiftNote(context.app, actorOf(context), requirePosition(context), input.id),
  ),

  reopen: os.notes.reopen.handler(({ input, context }) =>
    reopenShiftNote(context.app, actorOf(context), requirePosition(context), input.id),
  ),
};
