import { implement } from '@orpc/server';
import {
  finishPreparation,
  listPreparations,
  printPreparations,
  reopenPreparation,
} from '#gateway/domain/desk/preparations.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const preparationCalls = {
  list: os.preparations.list.handler(({ input, context }) =>
    listPreparations(context.app, requireHotel(context), {
      wanted: input.day ?? null,
      language: context.language,
    }),
  ),

  finish: os.preparations.finish.handler(({ input, context }) =>
    finishPreparation(
      context.app,
      actorOf(context),
      { ...input, hotelId: requireHotel(context) },
      context.language,
    ),
  ),

  reopen: os.preparations.reopen.handler(({ input, context }) =>
    reopenPreparation(
      context.app,
      actorOf(context),
      { ...input, hotelId: requireHotel(context) },
      context.language,
    ),
  ),

  print: os.preparations.print.handler(({ input, context }) =>
    printPreparations(context.app, actorOf(context), requireHotel(context), {
      day: input.day,
      language: context.language,
    }),
  ),
};
