import type { APIRequestContext } from '@playwright/test';
import { expect, type TestApi } from '../test-api.ts';

type Account = { email: string; password: string };

export const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

export class OwnData {
  readonly #request: APIRequestContext;
  readonly #token: string;

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#token = token;
  }

  static async of(
    { email, password }: Account,
    { testApi, request }: { testApi: TestApi; request: APIRequestContext },
  ): Promise<OwnData> {
    const { idToken } = await testApi.auth('signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    return new OwnData(request, String(idToken));
  }

  get #headers() {
    return { 'x-guest-access-token': `Bearer ${this.#token}` };
  }

  async stored(): Promise<Record<string, unknown>> {
    const response = await this.#request.get('/api/personalInfo', { headers: this.#headers });
    expect(response.ok()).toBe(true);
    return response.json();
  }

  async change(differences: Record<string, unknown>): Promise<void> {
    const { email: _e, identityValidation: _i, version: _v, socialName, ...own } = await this.stored();
    const data = { ...own, ...(socialName !== null && { socialName }), ...differences };
    const response = await this.#request.post('/api/personalInfo', { headers: this.#headers, data });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

export const whole = {
  nationality: 30,
  address: {
    country: 'BR',
    state: 'São Paulo',
    city: 'São Paulo',
    street: 'Rua Haddock Lobo',
    number: '1307',
    postCode: '01414-001',
    neighborhood: 'Cerqueira César',
    ibgeCityCode: '3550308',
    uf: 'SP',
  },
};
