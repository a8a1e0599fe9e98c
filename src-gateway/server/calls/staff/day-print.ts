import { implement } from '@orpc/server';
import { printDay } from '#gateway/domain/desk/print-day.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const dayPrintCalls = {
  print: os.dayPrint.print.handler(({ input: { date }, context }) =>
    printDay(context.app, actorOf(context), requireHotel(context), { date, language: context.language }),
  ),
};
