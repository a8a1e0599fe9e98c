import { implement } from '@orpc/server';
import {
  askForApproval,
  carryOut,
  decideApproval,
  listHotelApprovals,
  waiveFee,
} from '#gateway/domain/desk/money/approvals.ts';
import { findMoneyOptions } from '#gateway/domain/desk/money/money-options.ts';
import { type StaffRequestContext, viewerOf } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const approvalCalls = {
  options: os.approvals.options.handler(({ input, context }) =>
    findMoneyOptions(context.app, viewerOf(context), input),
  ),

  ask: os.approvals.ask.handler(({ input: { hotelId: _, ...asked }, context }) =>
    askForApproval(context.app, viewerOf(context), asked),
  ),

  list: os.approvals.list.handler(({ context }) => listHotelApprovals(context.app, viewerOf(context))),

  decide: os.approvals.decide.handler(({ input, context }) =>
    decideApproval(context.app, viewerOf(context), input),
  ),

  carryOut: os.approvals.carryOut.handler(({ input, context }) =>
    carryOut(context.app, viewerOf(context), input),
  ),

  waive: os.approvals.waive.handler(({ input: { hotelId: _, ...waived }, context }) =>
    waiveFee(context.app, viewerOf(context), waived),
  ),
};
