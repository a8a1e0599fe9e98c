import { implement } from '@orpc/server';
import { findIdentity } from '#gateway/domain/guest/identity-verification/identity-of-guest.ts';
import { validationLink } from '#gateway/domain/guest/identity-verification/identity-verification.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const validationCalls = {
  link: os.validation.link.handler(async ({ context }) => ({
    urlValidation: await validationLink(context.app, {
      guestId: requireGuest(context),
      language: context.language,
      atKiosk: context.device.profile === 'kiosk',
    }),
  })),

  isValidated: os.validation.isValidated.handler(async ({ context }) => ({
    isValidated: (await findIdentity(context.app, requireGuest(context))).status === 'APPROVED',
  })),

  status: os.validation.status.handler(async ({ context }) => {
    const { status, reasons } = await findIdentity(context.app, requireGuest(context));
    return { validationStatus: status, statusReasons: reasons };
  }),
};
