import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { toReais } from '#shared/money.ts';
import { type CallContext, requireGuest } from '../context.ts';
import { creditBalance } from '../store/credit-store.ts';

const os = implement(contract).$context<CallContext>();

/** What belongs to the guest (API-49). */
export const personalInfoCalls = {
  creditBalance: os.personalInfo.creditBalance.handler(async ({ context }) => {
    const { store, clock } = context.house;
    const balance = await creditBalance(store.db, requireGuest(context), clock.now());
    return { value: toReais(balance) };
  }),
};
