import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { toReais } from '#shared/money.ts';
import { type RequestContext, requireGuest } from '../context.ts';
import { creditStatement } from '../credits/statement.ts';
import { personalInfoOf, savePersonalInfo } from '../personal-info/save-personal-info.ts';
import { creditBalance, creditLedger } from '../store/credit-store.ts';

const os = implement(contract).$context<RequestContext>();

/** What belongs to the guest (API-46 to API-50). */
export const personalInfoCalls = {
  find: os.personalInfo.find.handler(({ context }) => personalInfoOf(context.app, requireGuest(context))),

  save: os.personalInfo.save.handler(({ input, context }) =>
    savePersonalInfo(context.app, requireGuest(context), input),
  ),

  saveAtCheckIn: os.personalInfo.saveAtCheckIn.handler(({ input, context }) =>
    savePersonalInfo(context.app, requireGuest(context), input),
  ),

  creditBalance: os.personalInfo.creditBalance.handler(async ({ context }) => {
    const { store, clock } = context.app;
    const balance = await creditBalance(store.db, requireGuest(context), clock.now());
    return { value: toReais(balance) };
  }),

  statement: os.personalInfo.statement.handler(async ({ context }) => {
    const { store, clock } = context.app;
    return creditStatement(await creditLedger(store.db, requireGuest(context)), clock.now());
  }),
};
