import { implement } from '@orpc/server';
import { giveBackCharge } from '#gateway/domain/desk/payments/give-back-charge.ts';
import { chargeGuarantee, findGuaranteeCharges } from '#gateway/domain/desk/payments/guarantee-charges.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const guaranteeChargeCalls = {
  find: os.guaranteeCharges.find.handler(({ input, context }) =>
    findGuaranteeCharges(context.app, requireHotel(context), input),
  ),

  charge: os.guaranteeCharges.charge.handler(({ input, context }) =>
    chargeGuarantee(context.app, actorOf(context), requireHotel(context), input),
  ),

  giveBack: os.guaranteeCharges.giveBack.handler(({ input, context }) =>
    giveBackCharge(context.app, actorOf(context), requireHotel(context), input),
  ),
};
