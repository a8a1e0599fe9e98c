import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';
import type { RequestContext } from '../context.ts';

const os = implement(contract).$context<RequestContext>();

const missing = (): never => {
  throw new AppError('SERVICE_UNAVAILABLE', 'not there yet');
};

/** Hours by which a stay begins earlier or ends later (API-27, API-28). */
export const additionalHoursCalls = {
  availability: os.additionalHours.availability.handler(missing),
  buy: os.additionalHours.buy.handler(missing),
  attempt: os.additionalHours.attempt.handler(missing),
};
