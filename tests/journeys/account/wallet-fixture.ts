import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import type { CreditStatement, CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { cards } from '#tests/journeys/pages/card-form.ts';
import { cardToken } from '../card-token.ts';
import { expect, test as journey, type NewGuest, type TestApi } from '../test-api.ts';

const token = z.object({ idToken: z.string() });

export class WalletFixture {
  readonly #request: APIRequestContext;
  readonly #testApi: TestApi;

  constructor(request: APIRequestContext, testApi: TestApi) {
    this.#request = request;
    this.#testApi = testApi;
  }

  async saveCard({ email, password }: NewGuest, description: string, number: string = cards.approves) {
    const login = { email, password, returnSecureToken: true };
    const { idToken } = token.parse(await this.#testApi.auth('signInWithPassword', login));
    const id = await cardToken(this.#request, number);
    const saved = await this.#request.post('/api/payment/payment-method/create', {
      headers: { 'accept-language': 'en', 'x-guest-access-token': `Bearer ${idToken}` },
      data: { token: id, description, set_as_default: false },
    });
    expect(saved.status(), await saved.text()).toBe(201);
  }
}

export function statementOf(transactions: Partial<CreditTransaction>[], balance = 0): CreditStatement {
  return {
    balance,
    transactions: transactions.map((transaction, index) => ({
      id: `${index}-${randomUUID()}`,
      type: 'DEPOSIT',
      origin: 'REFUND',
      value: 10,
      remaining: 10,
      created_at: new Date(Date.now() - index * 3_600_000).toISOString(),
      dueDate: '2099-01-01T03:00:00Z',
      reason: null,
      booking: null,
      ...transaction,
    })),
  };
}

export const test = journey.extend<{ walletFixture: WalletFixture }>({
  walletFixture: async ({ request, testApi }, use) => use(new WalletFixture(request, testApi)),
});

export { expect } from '../test-api.ts';
