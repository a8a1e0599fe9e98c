import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isEmailValidated } from '#renderer/guest/features/account/email-verification/use-email-verification.ts';
import { createAccount } from '#renderer/guest/features/shared/sign-up/create-account.ts';
import { emptySignUp } from '#renderer/guest/features/shared/sign-up/sign-up-schema.ts';
import { connectAuth } from '#renderer/platform/gateway/auth.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { markLanguage } from '#renderer/platform/i18n/language.ts';
import { standInForPage } from './page-stub.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
type Reply = { status: number; body: string };

let seen: Seen[] = [];
let reply: (request: Seen) => Reply | 'hang up' | 'stop half-way' = () => ({ status: 200, body: '[]' });

async function respond(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const piece of request) body += String(piece);
  const noted = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
  seen.push(noted);
  const replied = reply(noted);
  if (replied === 'hang up') return request.socket.destroy();
  if (replied === 'stop half-way') return response.writeHead(200).write('[');
  response.writeHead(replied.status, { 'content-type': 'application/json' });
  return response.end(replied.body);
}

const server = createServer((request, response) => void respond(request, response));
const json = (status: number, body: unknown): Reply => ({ status, body: JSON.stringify(body) });
const anonymous = {
  guest: () => null,
  token: async () => null,
  renew: async () => null,
  lost: () => undefined,
};

beforeAll(async () => {
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  standInForPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  markLanguage('pt');
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  reply = () => json(200, []);
  connectAuth(anonymous);
});

test('a call is plain JSON over REST with the language and, for an anonymous guest, no token (API-01, API-02, PD-05)', async () => {
  await gateway.hotels.list();
  expect(seen).toMatchObject([{ method: 'GET', url: '/api/hotels', body: '' }]);
  expect(seen[0]?.headers['accept-language']).toBe('pt');
  expect(seen[0]?.headers).not.toHaveProperty('x-guest-access-token');
});

test('paths, queries, headers and bodies go where the contract says (API-01)', async () => {
  const street = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista' };
  const postcode = { ...street, localidade: 'São Paulo', uf: 'SP', ibge: '' };
  const replies = [postcode, { availabilities: [], additionalServices: [] }, { outcome: 'PROCESSING' }];
  reply = () => json(200, replies[seen.length - 1]);
  await gateway.reference.postcode({ postcode: '01310100' });
  await gateway.hotels.availabilities({
    hotelId: 'NILO',
    checkinDate: '2026-12-01T19:00:00-03:00',
    checkoutDate: '2026-12-02T10:00:00-03:00',
    quantityRooms: '1',
    adults: '2',
    children: '0',
    ages: 'null',
    pets: '0',
  });
  await gateway.bookings.attempt({ headers: { 'x-idempotency-key': 'new_booking_0123456789abcdef' } });
  const [first, search, attempt] = seen.map(({ url }) => url);
  expect([first, attempt]).toEqual(['/api/postcodes/01310100', '/api/bookings/attempt']);
  const query = '?hotelId=NILO&checkinDate=2026-12-01T19%3A00%3A00-03%3A00';
  expect(search).toContain(`/api/hotels/availabilities${query}`);
  expect(seen[2]?.headers['x-idempotency-key']).toBe('new_booking_0123456789abcdef');
});

describe('a response that does not fit the contract', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is rejected in every call while developing, without its content in the error (API-01)', async () => {
    reply = () => json(200, [{ hotelId: 'NILO', name: 'Nilo', city: 'Porto Alegre', timezone: 3 }]);
    const rejection = await gateway.hotels.list().catch((error: unknown) => error);
    expect(rejection).toMatchObject({ code: 'ANSWER_INVALID', details: ['0.timezone', '0.buildingCode'] });
    expect(JSON.stringify(rejection)).not.toContain('Porto Alegre');
  });

  test('is rejected in production where it carries access or identity (SGN-20, API-38)', async () => {
    vi.stubEnv('DEV', false);
    reply = () => json(200, { guestToken: null });
    await expect(createAccount(emptySignUp)).rejects.toMatchObject({ code: 'ANSWER_INVALID' });
    reply = () => json(200, { validated: 'no' });
    await expect(isEmailValidated()).rejects.toMatchObject({ code: 'ANSWER_INVALID' });
    reply = () => json(200, []);
    await expect(gateway.reference.countries()).resolves.toEqual([]);
  });

  test.each(['', 'null', '[]', '"done"', '{"hidden":true}'])(
    'does no harm where the response is not described: %j (API-04, API-12)',
    async body => {
      vi.stubEnv('DEV', false);
      reply = () => ({ status: 200, body });
      await gateway.bookings.hide({ bookingId: 'b' });
      await gateway.accommodationGuests.accept({ bookingId: 'b' });
      expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'PATCH /api/bookings/b/hide',
        'POST /api/bookings/invitation/accepted',
      ]);
    },
  );
});

test('an error arrives with its code, status and details (PD-08)', async () => {
  reply = () => json(409, { code: 'PRICE_CHANGED', message: 'x', details: { value: 10 } });
  await expect(gateway.hotels.list()).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    status: 409,
    details: { value: 10 },
  });
});

test('a page of some proxy is not taken for a response of the gateway (PD-08, ERR-11)', async () => {
  reply = () => ({ status: 502, body: '<html>Bad gateway</html>' });
  await expect(gateway.hotels.list()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  reply = () => ({ status: 200, body: '<html>Sign in to the Wi-Fi</html>' });
  await expect(gateway.hotels.list()).rejects.toMatchObject({ code: 'ANSWER_INVALID' });
});

test('a line that breaks is NETWORK_UNREACHABLE', async () => {
  reply = () => 'hang up';
  await expect(gateway.hotels.list()).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' });
});

test('a response that stops half-way until its time is over is NETWORK_TIMEOUT (ERR-01)', async () => {
  reply = () => 'stop half-way';
  const limit = AbortSignal.timeout(300);
  using _timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit);
  await expect(gateway.hotels.list()).rejects.toMatchObject({ code: 'NETWORK_TIMEOUT' });
});

test('a client that gives up gets its own abort and no failure of ours', async () => {
  const leave = AbortSignal.abort();
  await expect(gateway.hotels.list(undefined, { signal: leave })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

describe('a signed-in guest', () => {
  let token = 'old';
  let lost = 0;
  let renewals = 0;
  let guest: string | null = 'ana';

  beforeEach(() => {
    guest = 'ana';
    token = 'old';
    lost = 0;
    renewals = 0;
    connectAuth({
      guest: () => guest,
      token: async () => token,
      renew: async () => {
        renewals += 1;
        token = 'new';
        return token;
      },
      lost: () => {
        lost += 1;
      },
    });
  });

  test('signs every call (API-02)', async () => {
    await gateway.payment.cards();
    expect(seen[0]?.headers['x-guest-access-token']).toBe('Bearer old');
  });

  test('after a 401 renews once and sends the call once more, body and all (PD-05)', async () => {
    reply = ({ headers }) =>
      headers['x-guest-access-token'] === 'Bearer new'
        ? json(200, { preferredLanguage: 'ENGLISH' })
        : json(401, { code: 'TOKEN_EXPIRED', message: 'x' });
    await gateway.guestUser.updateLanguage({ preferredLanguage: 'ENGLISH' });
    expect(seen.map(({ body }) => body)).toEqual([
      '{"preferredLanguage":"ENGLISH"}',
      '{"preferredLanguage":"ENGLISH"}',
    ]);
    expect({ renewals, lost }).toEqual({ renewals: 1, lost: 0 });
  });

  test('who leaves before a call is sent has it sent neither without a token nor with the next guest’s (PD-05, APP-25)', async () => {
    for (const next of [null, 'bia']) {
      guest = 'ana';
      const request = gateway.payment.cards();
      guest = next;
      await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    }
    expect(seen).toEqual([]);
  });

  test('who leaves while the token is renewed has nothing sent with the next guest’s (PD-05, APP-25)', async () => {
    connectAuth({
      ...anonymous,
      guest: () => guest,
      token: async () => 'old',
      renew: async () => {
        guest = 'bia';
        return 'token of bia';
      },
    });
    reply = () => json(401, { code: 'TOKEN_EXPIRED', message: 'x' });
    await expect(gateway.payment.cards()).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen.map(({ headers }) => headers['x-guest-access-token'])).toEqual(['Bearer old']);
  });

  test('is lost after a second 401, without a third try (PD-05)', async () => {
    reply = () => json(401, { code: 'UNAUTHORIZED', message: 'x' });
    await expect(gateway.payment.cards()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect({ calls: seen.length, renewals, lost }).toEqual({ calls: 2, renewals: 1, lost: 1 });
  });
});
