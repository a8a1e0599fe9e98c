import { implement } from '@orpc/server';
import {
  assistConfirmation,
  assistGuests,
  assistPersonalInfo,
  assistTrip,
  openAssisted,
} from '#gateway/domain/desk/assisted-check-in.ts';
import { takeDeposit } from '#gateway/domain/desk/cash-deposit.ts';
import { takeGuaranteeCard } from '#gateway/domain/desk/guarantee-card.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const assistedCheckInCalls = {
  find: os.assistedCheckIn.find.handler(({ input, context }) =>
    openAssisted(context.app, actorOf(context), requireHotel(context), input),
  ),

  savePersonalInfo: os.assistedCheckIn.savePersonalInfo.handler(({ input, context }) =>
    assistPersonalInfo(context.app, actorOf(context), requireHotel(context), input),
  ),

  saveTrip: os.assistedCheckIn.saveTrip.handler(({ input, context }) =>
    assistTrip(context.app, actorOf(context), requireHotel(context), input),
  ),

  saveGuests: os.assistedCheckIn.saveGuests.handler(({ input, context }) =>
    assistGuests(context.app, actorOf(context), requireHotel(context), input),
  ),

  takeDeposit: os.assistedCheckIn.takeDeposit.handler(({ input, context }) =>
    takeDeposit(context.app, actorOf(context), requireHotel(context), input),
  ),

  takeCard: os.assistedCheckIn.takeCard.handler(({ input, context }) =>
    takeGuaranteeCard(context.app, actorOf(context), requireHotel(context), input),
  ),

  confirm: os.assistedCheckIn.confirm.handler(({ input, context }) =>
    assistConfirmation(context.app, actorOf(context), requireHotel(context), input),
  ),
};
