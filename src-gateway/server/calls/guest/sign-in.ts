import { implement } from '@orpc/server';
import {
  approveLink,
  createLink,
  denyLink,
  linkStatus,
  linkToApprove,
} from '#gateway/domain/guest/sign-in/phone-link.ts';
import {
  askReservationCode,
  confirmReservationCode,
} from '#gateway/domain/guest/sign-in/reservation-code.ts';
import {
  type RequestContext,
  requireGuest,
  requireSession,
  toLimitKey,
} from '#gateway/domain/request-context.ts';
import { requireHotelDevice } from '#gateway/platform/devices.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

/** With the phone (BEY-01), with a reservation (BEY-02), and the device's own enrolment (BEY-11). */
export const signInCalls = {
  createLink: os.signIn.createLink.handler(({ context }) =>
    createLink(context.app, requireHotelDevice(context.device), toLimitKey(context)),
  ),

  linkStatus: os.signIn.linkStatus.handler(({ input, context }) =>
    linkStatus(context.app, input.headers['x-link-secret'], context.device, toLimitKey(context)),
  ),

  link: os.signIn.link.handler(({ input, context }) =>
    linkToApprove(context.app, input.code, toLimitKey(context)),
  ),

  approveLink: os.signIn.approveLink.handler(async ({ input, context }) => {
    const { id: sessionId } = requireSession(context);
    await approveLink(
      context.app,
      { ...input, guestId: requireGuest(context), sessionId },
      toLimitKey(context),
    );
    return {};
  }),

  denyLink: os.signIn.denyLink.handler(async ({ input, context }) => {
    await denyLink(context.app, input.code, toLimitKey(context));
    return {};
  }),

  device: os.signIn.device.handler(({ context }) => {
    const { profile, hotelId, id, isProven } = requireHotelDevice(context.device);
    return { profile, hotelId, deviceId: id, isProven };
  }),

  askReservationCode: os.signIn.askReservationCode.handler(({ input, context }) =>
    askReservationCode(context.app, input, requireHotelDevice(context.device), toLimitKey(context)),
  ),

  confirmReservationCode: os.signIn.confirmReservationCode.handler(({ input, context }) =>
    confirmReservationCode(context.app, input, requireHotelDevice(context.device), toLimitKey(context)),
  ),
};
