import { implement } from '@orpc/server';
import {
  findPersonalInfo,
  savePersonalInfo,
} from '#gateway/domain/guest/personal-info/save-personal-info.ts';
import { creditStatement } from '#gateway/domain/payment/credits/statement.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { creditBalance, creditLedger } from '#gateway/store/credit-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import type { PersonalInfo, PersonalInfoChange } from '#shared/contract/guest/personal-info.ts';
import { toReais } from '#shared/money.ts';

const os = implement(contract).$context<RequestContext>();

export const personalInfoCalls = {
  find: os.personalInfo.find.handler(({ context }) => findPersonalInfo(context.app, requireGuest(context))),

  save: os.personalInfo.save.handler(({ input, context }) => saveOwn(context, input)),

  saveAtCheckIn: os.personalInfo.saveAtCheckIn.handler(({ input, context }) => saveOwn(context, input)),

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

async function saveOwn(context: RequestContext, change: PersonalInfoChange): Promise<PersonalInfo> {
  const guestId = requireGuest(context);
  await context.app.rateLimits.savesPerGuest(guestId);
  return savePersonalInfo(context.app, guestId, change);
}
