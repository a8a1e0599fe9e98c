import { implement } from '@orpc/server';
import {
  letVisitorIn,
  listDeskVisitors,
  seeVisitorLeave,
  undoVisitorStep,
} from '#gateway/domain/desk/desk-visitors.ts';
import { actorOf, requirePosition, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const deskVisitorCalls = {
  list: os.visitors.list.handler(({ input, context }) =>
    listDeskVisitors(context.app, actorOf(context), requirePosition(context), input.day),
  ),

  arrive: os.visitors.arrive.handler(({ input, context }) =>
    letVisitorIn(context.app, actorOf(context), requirePosition(context), input.id),
  ),

  leave: os.visitors.leave.handler(({ input, context }) =>
    seeVisitorLeave(context.app, actorOf(context), requirePosition(context), input.id),
  ),

  undo: os.visitors.undo.handler(({ input, context }) =>
    undoVisitorStep(context.app, actorOf(context), requirePosition(context), input),
  ),
};
