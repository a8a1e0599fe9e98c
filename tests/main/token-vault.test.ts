import { describe, expect, test } from 'vitest';
import { openSessionEnds } from '../../src-main/tokens/end-session.ts';
import { exchangeToken } from '../../src-main/tokens/exchange-token.ts';
import { tokenVault } from '../../src-main/tokens/token-vault.ts';
import { AppError } from '../../src-shared/errors.ts';
import { defaultWebConfig, type WebConfig } from '../../src-shared/settings.ts';

const respond = (status: number, body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const hotel = { gateway: 'https://stay.example', config: defaultWebConfig };
const identityError = (message: string) => ({ error: { code: 400, message } });

describe('trading a refresh token', () => {
  const trade = (fetch: () => Promise<Response>) => exchangeToken(fetch, hotel, 'refresh-1');

  test('gives an access token with a minute of slack, and the next refresh token (PD-40)', async () => {
    const body = { id_token: 'id-2', refresh_token: 'refresh-2', expires_in: '3600' };
    const fresh = await trade(respond(200, body));
    expect(fresh).toMatchObject({ idToken: 'id-2', refreshToken: 'refresh-2' });
    expect(fresh.expiresAt).toBeGreaterThan(Date.now() + 3_530_000);
    expect(fresh.expiresAt).toBeLessThan(Date.now() + 3_550_000);
  });

  test.for([
    ['UNAUTHORIZED', 400, identityError('TOKEN_EXPIRED')],
    ['UNAUTHORIZED', 400, identityError('INVALID_REFRESH_TOKEN')],
    ['UNAUTHORIZED', 400, identityError('USER_DISABLED : by staff')],
    ['UNAUTHORIZED', 400, identityError('PROJECT_NUMBER_MISMATCH')],
    ['SERVICE_UNAVAILABLE', 400, identityError('INVALID_GRANT_TYPE')],
    ['SERVICE_UNAVAILABLE', 400, identityError('API key not valid. Please pass a valid API key.')],
    ['SERVICE_UNAVAILABLE', 400, identityError('QUOTA_EXCEEDED')],
    ['SERVICE_UNAVAILABLE', 400, { error: 'TOKEN_EXPIRED' }],
    ['SERVICE_UNAVAILABLE', 404, 'null'],
    ['SERVICE_UNAVAILABLE', 429, identityError('TOKEN_EXPIRED')],
    ['SERVICE_UNAVAILABLE', 503, identityError('TOKEN_EXPIRED')],
    ['SERVICE_UNAVAILABLE', 403, '<h1>Blocked by the proxy</h1>'],
    ['SERVICE_UNAVAILABLE', 200, '<h1>Sign in to this network</h1>'],
  ] as const)('is %s for status %i and %j (PD-40)', async ([code, status, body]) => {
    await expect(trade(respond(status, body))).rejects.toMatchObject({ code });
  });

  test('is done at the identity provider that the gateway names (PD-06)', async () => {
    const addresses: string[] = [];
    const identity = {
      toolkit: 'https://toolkit.example/v1',
      secureToken: 'https://tokens.example/v1/token',
      key: 'a&b',
    };
    const trade = (config: WebConfig) =>
      exchangeToken(
        async address => {
          addresses.push(address);
          return respond(503, {})();
        },
        { ...hotel, config },
        'refresh-1',
      );
    await expect(trade({ ...defaultWebConfig, identity })).rejects.toMatchObject({});
    await expect(trade(defaultWebConfig)).rejects.toMatchObject({});
    expect(addresses).toEqual([
      'https://tokens.example/v1/token?key=a%26b',
      'https://stay.example/identity/securetoken.googleapis.com/v1/token?key=pernoite-sandbox',
    ]);
  });

  test('is NETWORK_UNREACHABLE when no response comes (PD-40)', async () => {
    const nobody = () => Promise.reject(new TypeError('net::ERR_INTERNET_DISCONNECTED'));
    await expect(trade(nobody)).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
  });
});

function provider() {
  const exchanges: { token: string; done: PromiseWithResolvers<void> }[] = [];
  return {
    exchanges,
    async exchange(token: string) {
      const done = Promise.withResolvers<void>();
      exchanges.push({ token, done });
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

  test('exchanges once for all concurrent calls, and goes on with the new token (KSK-12)', async () => {
    const { exchange, exchanges } = provider();
    const vault = tokenVault(exchange);
    await vault.store('a');
    const renewals = [vault.renew(), vault.renew(), vault.renew()];
    await soon();
    expect(exchanges).toHaveLength(1);
    exchanges[0]?.done.resolve();
    expect(await Promise.all(renewals)).toEqual(Array(3).fill({ idToken: 'id of a', expiresAt: 1 }));
    void vault.renew();
    await soon();
    expect(exchanges[1]?.token).toBe('a+');
  });

  test('gives no guest the response that was in transit to another (KSK-09, PD-40)', async () => {
    const { exchange, exchanges } = provider();
    const vault = tokenVault(exchange);
    await vault.store('first');
    const waiting = vault.renew();
    await soon();
    await vault.store('second');
    exchanges[0]?.done.resolve();
    await soon();
    exchanges[1]?.done.resolve();
    expect(await waiting).toEqual({ idToken: 'id of second', expiresAt: 1 });
    void vault.renew();
    await soon();
    expect(exchanges.at(-1)?.token).toBe('second+');
  });

  test('gives nothing to a guest who has signed out meanwhile (KSK-09, PD-40)', async () => {
    const { exchange, exchanges } = provider();
    const vault = tokenVault(exchange);
    await vault.store('a');
    const waiting = vault.renew();
    await soon();
    await vault.store(null);
    exchanges[0]?.done.resolve();
    expect(await waiting).toBeNull();
    expect(await vault.renew()).toBeNull();
  });

  test('forgets a token that the provider rejects, and keeps one that it could not check (PD-40)', async () => {
    let code = 'NETWORK_UNREACHABLE';
    let times = 0;
    const vault = tokenVault(async () => {
      times += 1;
      throw new AppError(code, 'no');
    });
    await vault.store('a');
    await expect(vault.renew()).rejects.toMatchObject({ code });
    code = 'UNAUTHORIZED';
    await expect(vault.renew()).rejects.toMatchObject({ code });
    expect(await vault.renew()).toBeNull();
    expect(times).toBe(2);
  });
});

describe('a guest who has left', () => {
  type Left = { idToken: string | null; refreshToken: string };
  const vaultWithSpy = (found: string | null = null) => {
    const left: Left[] = [];
    const place = { found: Promise.resolve(found), put: async () => undefined };
    const exchange = async (token: string) => ({
      idToken: `id of ${token}`,
      refreshToken: `${token}+`,
      expiresAt: 1,
    });
    return { left, vault: tokenVault(exchange, place, session => left.push(session)) };
  };

  test('has the session ended by the newest tokens, once (SEC-09)', async () => {
    const { left, vault } = vaultWithSpy();
    await vault.store('a');
    await vault.renew();
    await vault.store(null);
    await vault.store(null);
    expect(left).toEqual([{ idToken: 'id of a', refreshToken: 'a+' }]);
  });

  test('has the session ended as well when another guest signs in, or the app restarted meanwhile (SEC-09)', async () => {
    const { left, vault } = vaultWithSpy('from before');
    await vault.store('next');
    await vault.store('last');
    expect(left).toEqual([
      { idToken: null, refreshToken: 'from before' },
      { idToken: null, refreshToken: 'next' },
    ]);
  });

  test('is reported to the gateway after the reset, with an access token (SEC-09)', async () => {
    const request = Promise.withResolvers<[string, RequestInit]>();
    const response = Promise.withResolvers<Response>();
    const { end, settled } = openSessionEnds({
      gateway: () => 'https://stay.example',
      exchange: async (_fetch, token) => ({ idToken: `id of ${token}`, refreshToken: 'next', expiresAt: 1 }),
      fetch: async (address, init) => {
        request.resolve([address, init]);
        return response.promise;
      },
    });
    end({ idToken: null, refreshToken: 'a' });
    const [address, init] = await request.promise;
    expect(address).toBe('https://stay.example/api/guestUser/sessions/end');
    expect(init).toMatchObject({ method: 'POST', headers: { 'x-guest-access-token': 'Bearer id of a' } });
    // An app that quits waits for it.
    let isSettled = false;
    const waiting = settled().then(() => (isSettled = true));
    await soon();
    expect(isSettled).toBe(false);
    response.resolve(new Response('{}'));
    await waiting;
  });

  test('whose session the provider does not know any more is forgotten at once (SEC-09, BEY-08)', async () => {
    let tries = 0;
    const { end } = openSessionEnds({
      gateway: () => 'https://stay.example',
      exchange: async () => {
        tries += 1;
        throw new AppError('UNAUTHORIZED', 'the session is over');
      },
      fetch: async () => Promise.reject(new Error('nothing is to be sent')),
    });
    end({ idToken: null, refreshToken: 'a' });
    await soon();
    expect(tries).toBe(1);
  });
});
