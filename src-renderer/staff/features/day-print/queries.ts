import { checked } from '#renderer/platform/gateway/checked.ts';
import { printedDay } from '#shared/contract/staff/day-print.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { usePrinted } from '../shared/paper/use-printed.ts';

export const usePrintedDay = (hotelId: string, date: string) =>
  usePrinted(staffKeys.printedDay(hotelId, date), async signal =>
    checked(printedDay, await staffGateway.dayPrint.print({ hotelId, date }, { signal })),
  );
