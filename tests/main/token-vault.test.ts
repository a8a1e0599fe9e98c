import { describe, expect, test } from 'vitest';
import { exchangeToken } from '../../src-main/tokens/exchange-token.ts';
import { tokenVault } from '../../src-main/tokens/token-vault.ts';
import { AppError } from '../../src-shared/errors.ts';
import { defaultWebConfig, type WebConfig } from '../../src-shared/settings.ts';

const answer = (status: number, body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const house = { gateway: 'https://stay.example', config: defaultWebConfig };
const refusal = (message: string) => ({ error: { code: 400, message } });

describe('trading a refresh token', () => {
  const trade = (fetch: () => Promise<Response>) => exchangeToken(fetch, house, 'refresh-1');

  test('gives an access token with a minute of slack, and the next refresh token (D40)', async () => {
    const body = { id_token: 'id-2', refresh_token: 'refresh-2', expires_in: '3600' };
    const fresh = await trade(answer(200, body));
    expect(fresh).toMatchObject({ idToken: 'id-2', refreshToken: 'refresh-2' });
    expect(fresh.expiresAt).toBeGreaterThan(Date.now() + 3_530_000);
    expect(fresh.expiresAt).toBeLessThan(Date.now() + 3_550_000);
  });

  test.for([
    ['UNAUTHORIZED', 400, refusal('TOKEN_EXPIRED')],
    ['UNAUTHORIZED', 400, refusal('INVALID_REFRESH_TOKEN')],
    ['UNAUTHORIZED', 400, refusal('USER_DISABLED : by staff')],
    ['UNAUTHORIZED', 400, refusal('PROJECT_NUMBER_MISMATCH')],
    ['SERVICE_UNAVAILABLE', 400, refusal('INVALID_GRANT_TYPE')],
    ['SERVICE_UNAVAILABLE', 400, refusal('API key not valid. Please pass a valid API key.')],
    ['SERVICE_UNAVAILABLE', 400, refusal('QUOTA_EXCEEDED')],
    ['SERVICE_UNAVAILABLE', 429, refusal('TOKEN_EXPIRED')],
    ['SERVICE_UNAVAILABLE', 503, refusal('TOKEN_EXPIRED')],
    ['SERVICE_UNAVAILABLE', 403, '<h1>Blocked by the proxy</h1>'],
    ['SERVICE_UNAVAILABLE', 200, '<h1>Sign in to this network</h1>'],
  ] as const)('is %s for status %i and %j (D40)', async ([code, status, body]) => {
    await expect(trade(answer(status, body))).rejects.toMatchObject({ code });
  });

  test('is done where the house says that its guests are known (D6)', async () => {
    const asked: string[] = [];
    const identity = {
      toolkit: 'https://toolkit.example/v1',
      secureToken: 'https://tokens.example/v1/token',
      key: 'a&b',
    };
    const trade = (config: WebConfig) =>
      exchangeToken(
        async address => {
          asked.push(address);
          return answer(503, {})();
        },
        { ...house, config },
        'refresh-1',
      );
    await expect(trade({ ...defaultWebConfig, identity })).rejects.toMatchObject({});
    await expect(trade(defaultWebConfig)).rejects.toMatchObject({});
    expect(asked).toEqual([
      'https://tokens.example/v1/token?key=a%26b',
      'https://stay.example/identity/securetoken.googleapis.com/v1/token?key=pernoite-sandbox',
    ]);
  });

  test('is NETWORK_UNREACHABLE when nobody answers (D40)', async () => {
    const nobody = () => Promise.reject(new TypeError('net::ERR_INTERNET_DISCONNECTED'));
    await expect(trade(nobody)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
  });
});

/** A provider that answers when a test says so. */
function provider() {
  const asked: { token: string; done: PromiseWithResolvers<void> }[] = [];
  return {
    asked,
    async exchange(token: string) {
      const done = Promise.withResolvers<void>();
      asked.push({ token, done });
      await done.promise;
      return { idToken: `id of ${token}`, refreshToken: `${token}+`, expiresAt: 1 };
    },
  };
}
const soon = () => new Promise(done => setImmediate(done));

describe('the vault of one guest', () => {
  test('has nothing for whoever is not signed in (KSK-12)', async () => {
    const { exchange } = provider();
    expect(await tokenVault(exchange).renew()).toBeNull();
  });

  test('trades once for all who ask at one time, and goes on with the new token (KSK-12)', async () => {
    const { exchange, asked } = provider();
    const vault = tokenVault(exchange);
    await vault.keep('a');
    const answers = [vault.renew(), vault.renew(), vault.renew()];
    await soon();
    expect(asked).toHaveLength(1);
    asked[0]?.done.resolve();
    expect(await Promise.all(answers)).toEqual(Array(3).fill({ idToken: 'id of a', expiresAt: 1 }));
    void vault.renew();
    await soon();
    expect(asked[1]?.token).toBe('a+');
  });

  test('gives no guest the answer that was on its way to another (KSK-09, D40)', async () => {
    const { exchange, asked } = provider();
    const vault = tokenVault(exchange);
    await vault.keep('first');
    const waiting = vault.renew();
    await soon();
    await vault.keep('second');
    asked[0]?.done.resolve();
    await soon();
    asked[1]?.done.resolve();
    expect(await waiting).toEqual({ idToken: 'id of second', expiresAt: 1 });
    void vault.renew();
    await soon();
    expect(asked.at(-1)?.token).toBe('second+');
  });

  test('gives nothing to a guest who has signed out meanwhile (KSK-09, D40)', async () => {
    const { exchange, asked } = provider();
    const vault = tokenVault(exchange);
    await vault.keep('a');
    const waiting = vault.renew();
    await soon();
    await vault.keep(null);
    asked[0]?.done.resolve();
    expect(await waiting).toBeNull();
    expect(await vault.renew()).toBeNull();
  });

  test('forgets a token that the provider refuses, and keeps one that it could not look at (D40)', async () => {
    let code = 'NETWORK_UNREACHABLE';
    let times = 0;
    const vault = tokenVault(async () => {
      times += 1;
      throw new AppError(code, 'no');
    });
    await vault.keep('a');
    await expect(vault.renew()).rejects.toMatchObject({ code });
    code = 'UNAUTHORIZED';
    await expect(vault.renew()).rejects.toMatchObject({ code });
    expect(await vault.renew()).toBeNull();
    expect(times).toBe(2);
  });
});
