import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';
import type { RequestContext } from '../context.ts';

const os = implement(contract).$context<RequestContext>();

const missing = (): never => {
  throw new AppError('SERVICE_UNAVAILABLE', 'not there yet');
};

/** Guests of a booking's rooms and their invitations (API-19 to API-21, API-26). */
export const accommodationGuestCalls = {
  add: os.accommodationGuests.add.handler(missing),
  change: os.accommodationGuests.change.handler(missing),
  remove: os.accommodationGuests.remove.handler(missing),
  invite: os.accommodationGuests.invite.handler(missing),
  accept: os.accommodationGuests.accept.handler(missing),
  decline: os.accommodationGuests.decline.handler(missing),
  resendInvitation: os.accommodationGuests.resendInvitation.handler(missing),
  findInvitation: os.accommodationGuests.findInvitation.handler(missing),
};
