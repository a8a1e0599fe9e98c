import { implement } from '@orpc/server';
import { allowImport, undoImport } from '#gateway/domain/desk/imported-bookings.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const importCalls = {
  allow: os.imports.allow.handler(async ({ input, context }) => {
    await allowImport(context.app, actorOf(context), requireHotel(context), input);
    return {};
  }),

  undo: os.imports.undo.handler(async ({ input, context }) => {
    await undoImport(context.app, actorOf(context), requireHotel(context), input);
    return {};
  }),
};
