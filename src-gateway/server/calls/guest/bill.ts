import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { makeBillFile, sendBill } from '#gateway/domain/stay/bill/bill-file.ts';
import { findBill } from '#gateway/domain/stay/bill/stay-bill.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const billCalls = {
  find: os.bill.find.handler(async ({ input, context }) => {
    const { bill } = await findBill(context.app, requireGuest(context), input.bookingId, context.language);
    return bill;
  }),

  makePdf: os.bill.makePdf.handler(({ input, context }) => {
    const { bookingId, ...recipient } = input;
    const { language } = context;
    return makeBillFile(context.app, { guestId: requireGuest(context), bookingId, language, recipient });
  }),

  sendByEmail: os.bill.sendByEmail.handler(async ({ input, context }) => {
    const { bookingId, ...recipient } = input;
    const { language } = context;
    await sendBill(context.app, { guestId: requireGuest(context), bookingId, language, recipient });
    return {};
  }),
};
