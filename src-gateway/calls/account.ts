import { implement } from '@orpc/server';
import { preferencePart } from '#shared/contract/account.ts';
import { contract } from '#shared/contract/index.ts';
import { exportAccount } from '../account/export-account.ts';
import { type RequestContext, requireGuest } from '../context.ts';
import { findFilledParts } from '../preferences/filled-parts.ts';

const os = implement(contract).$context<RequestContext>();

/** The guest's account as a whole (API-51). */
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
