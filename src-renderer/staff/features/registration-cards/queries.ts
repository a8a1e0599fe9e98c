import { checked } from '#renderer/platform/gateway/checked.ts';
import { printedCards } from '#shared/contract/staff/registration-cards.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { usePrinted } from '../shared/paper/use-printed.ts';

export const usePrintedCards = (hotelId: string, bookingId: string) =>
  usePrinted(staffKeys.printedCards(hotelId, bookingId), async signal =>
    checked(printedCards, await staffGateway.registrationCards.print({ hotelId, bookingId }, { signal })),
  );
