import { implement } from '@orpc/server';
import { findHoursAttempt } from '#gateway/domain/booking/hours/bought-hours.ts';
import { buyHours } from '#gateway/domain/booking/hours/buy-hours.ts';
import { listHours } from '#gateway/domain/booking/hours/list-hours.ts';
import { toPayer } from '#gateway/domain/payment/cards/card-try.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const additionalHoursCalls = {
  availability: os.additionalHours.availability.handler(({ input, context }) =>
    listHours(context.app, requireGuest(context), input),
  ),

  buy: os.additionalHours.buy.handler(({ input, context }) =>
    buyHours(context.app, {
      payer: toPayer(context),
      key: input.headers['x-idempotency-key'],
      order: input.body,
    }),
  ),

  attempt: os.additionalHours.attempt.handler(({ input, context }) =>
    findHoursAttempt(context.app, {
      guestId: requireGuest(context),
      key: input.headers['x-idempotency-key'],
    }),
  ),
};
