import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { declineCleaning, findCleaning } from '#gateway/domain/stay/cleaning/guest-cleaning.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const cleaningCalls = {
  find: os.cleaning.find.handler(({ input, context }) =>
    findCleaning(context.app, requireGuest(context), input.bookingId),
  ),

  decline: os.cleaning.decline.handler(({ input, context }) =>
    declineCleaning(context.app, requireGuest(context), input),
  ),
};
