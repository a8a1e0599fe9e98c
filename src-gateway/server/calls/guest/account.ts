import { implement } from '@orpc/server';
import { exportAccount } from '#gateway/domain/records/export-account.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { findFilledParts } from '#gateway/domain/stay/preferences/find-preferences.ts';
import { preferencePart } from '#shared/contract/guest/account.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const accountCalls = {
  overview: os.account.overview.handler(async ({ context }) => {
    const filled = await findFilledParts(context.app.store.db, requireGuest(context));
    return {
      preferenceProgress: filled.length / preferencePart.options.length,
      aboutYou: { isFilled: filled.includes('ABOUT') },
    };
  }),

  export: os.account.export.handler(({ context }) =>
    exportAccount(context.app, requireGuest(context), context.language),
  ),
};
