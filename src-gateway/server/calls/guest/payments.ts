import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { listMadePayments, makeReceiptFile } from '#gateway/domain/stay/bill/made-payments.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const paymentsCalls = {
  list: os.payments.list.handler(async ({ input, context }) => ({
    payments: await listMadePayments(context.app, requireGuest(context), input),
  })),

  makeReceipt: os.payments.makeReceipt.handler(({ input: { paymentId }, context }) => {
    const { language } = context;
    return makeReceiptFile(context.app, { guestId: requireGuest(context), paymentId, language });
  }),
};
