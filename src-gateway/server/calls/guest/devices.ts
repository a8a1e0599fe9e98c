import { implement } from '@orpc/server';
import { reportDeviceHealth } from '#gateway/domain/guest/lobby/device-health.ts';
import {
  acceptTakeOver,
  callStaff,
  findKioskCall,
  withdrawCall,
} from '#gateway/domain/guest/lobby/kiosk-calls.ts';
import { claimTakeOver } from '#gateway/domain/guest/lobby/take-over.ts';
import { type RequestContext, toLimitKey } from '#gateway/domain/request-context.ts';
import { requireHotelDevice } from '#gateway/platform/devices.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

const sessionId = ({ session }: RequestContext) => session?.id ?? null;

/** Health of devices (FRD-16), calls of guests at kiosks (FRD-12) and take-over by the desk (FRD-13). */
export const deviceCalls = {
  reportHealth: os.devices.reportHealth.handler(async ({ input, context }) => {
    const { app, device } = context;
    await reportDeviceHealth(app, requireHotelDevice(device), input, toLimitKey(context));
    return {};
  }),

  callStaff: os.devices.callStaff.handler(({ input, context }) =>
    callStaff(
      context.app,
      requireHotelDevice(context.device),
      { ...input, sessionId: sessionId(context) },
      toLimitKey(context),
    ),
  ),

  findCall: os.devices.findCall.handler(({ input, context }) =>
    findKioskCall(context.app, requireHotelDevice(context.device), input.callId),
  ),

  withdrawCall: os.devices.withdrawCall.handler(({ input, context }) =>
    withdrawCall(context.app, requireHotelDevice(context.device), input.callId),
  ),

  acceptTakeOver: os.devices.acceptTakeOver.handler(({ input, context }) =>
    acceptTakeOver(context.app, requireHotelDevice(context.device), {
      id: input.callId,
      path: input.path,
      sessionId: sessionId(context),
    }),
  ),

  claimTakeOver: os.devices.claimTakeOver.handler(({ input, context }) =>
    claimTakeOver(context.app, requireHotelDevice(context.device), input.code, toLimitKey(context)),
  ),
};
