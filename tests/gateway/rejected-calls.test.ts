import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/contract/guest/contract.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import { gatewayErrorStatus, isGatewayErrorCode } from '#shared/error-status.ts';
import { type RawResponse, startTestGateway, type TestGateway } from './harness.ts';
import { newGuest } from './small-hotel.ts';

let app: TestGateway;
let token: string;
let endedToken: string;

beforeAll(async () => {
  app = await startTestGateway();
  ({ token } = await app.signedIn('ana@pernoite.test'));
  const ended = await newGuest(app);
  endedToken = ended.token;
  await ended.client.sessions.endCurrent();
});
afterAll(() => app.close());

const calls = operationsOf(contract).map(call => ({
  ...call,
  address: `/api${call.path.replace(/\{[^}]+\}/g, '00000000')}`,
  hasBody: call.method !== 'GET',
}));
const withGuest = calls.filter(call => call.needsGuest);
const withBody = calls.filter(call => call.hasBody);
const bearer = (value: string) => ({ 'x-guest-access-token': `Bearer ${value}` });
const orderKey = { 'x-idempotency-key': 'new_booking_0123456789abcdef' };
const madeUpTokens = [
  'x',
  'null',
  'a.b.c',
  'A'.repeat(5000),
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiLCJleHAiOjk5OTk5OTk5OTl9.AAAA',
];

function expectRejection(response: RawResponse, code: keyof typeof gatewayErrorStatus): void {
  expect(response.body).toMatchObject({ code, message: expect.any(String) });
  expect(response.status).toBe(gatewayErrorStatus[code]);
  expect(response.headers.get('content-type')).toContain('application/json');
}

describe.each(withGuest)('$method $path', ({ method, address }) => {
  const send = (headers: Record<string, string>) => app.raw(method, address, { headers });

  test('without a token is rejected (API-03)', async () => {
    expectRejection(await send({}), 'UNAUTHORIZED');
  });

  test('with a token that is made up, of a broken signature, twice, or under another scheme is rejected (API-03)', async () => {
    const changed = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const headers of [
      ...[...madeUpTokens, changed, `${token}, Bearer ${token}`].map(bearer),
      { 'x-guest-access-token': `Basic ${token}` },
      { 'x-guest-access-token': token },
      { authorization: `Bearer ${token}` },
    ])
      expectRejection(await send(headers), 'UNAUTHORIZED');
  });

  test('with a token of a session that has ended is rejected (SEC-09)', async () => {
    expectRejection(await send(bearer(endedToken)), 'UNAUTHORIZED');
  });

  test('with an expired token gets that error (API-03)', async () => {
    app.clock.moveBy(2 * 3_600_000);
    const response = await send(bearer(token));
    app.clock.moveBy(-2 * 3_600_000);
    expectRejection(response, 'TOKEN_EXPIRED');
  });
});

describe.each(withBody)('$method $path', ({ method, address }) => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.raw(method, address, { headers: { ...bearer(token), ...orderKey, ...headers }, body });

  test('with a body that is not JSON is rejected', async () => {
    for (const body of ['{', '{"a":}', 'null]', '\ufeff\u0001', '{"a":1}{"b":2}', "{'a':1}", 'undefined'])
      expectRejection(await send(body), 'BAD_REQUEST');
    expectRejection(await send(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 'BAD_REQUEST');
  });

  test('with another content type is rejected', async () => {
    const form = 'application/x-www-form-urlencoded';
    for (const type of ['text/plain', form, 'multipart/form-data; boundary=x', 'x'])
      expectRejection(await send('{}', { 'content-type': type }), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('with a body over 64 KiB is rejected, announced or not', async () => {
    const large = JSON.stringify({ a: 'x'.repeat(65_536) });
    expectRejection(await send(large), 'PAYLOAD_TOO_LARGE');
    const chunk = new TextEncoder().encode('x'.repeat(8_192));
    const chunks = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 20; count += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const unannounced: RequestInit & { duplex: 'half' } = {
      method,
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: chunks,
      duplex: 'half',
    };
    const response = await fetch(app.url + address, unannounced);
    expect(response.status).toBe(413);
    await response.arrayBuffer();
  });

  test('with hostile JSON is rejected', async () => {
    const bodies = [
      '{"__proto__":{"admin":true}}',
      '{"email":"a\\u0000@b.co","name":"\\u0000"}',
      '{"name":"\\ud800"}',
      '{"\\u0000":1}',
      '['.repeat(20_000) + ']'.repeat(20_000),
      '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
    ];
    for (const body of bodies) expectRejection(await send(body), 'BAD_REQUEST');
  });
});

function isCompleteWithoutBody({ name, path }: { name: string; path: string }): boolean {
  const [domain = '', call = ''] = name.split('.');
  const calls: Record<string, Record<string, unknown>> = contract;
  const procedure = calls[domain]?.[call];
  const schema = isContractProcedure(procedure) ? procedure['~orpc'].inputSchema : undefined;
  const named = [...path.matchAll(/\{([^}]+)\}/g)].map(([, parameter = '']) => [parameter, '10000000']);
  const result = schema?.['~standard'].validate(Object.fromEntries(named));
  return named.length > 0 && result !== undefined && !(result instanceof Promise) && !result.issues;
}

describe.each(withBody.filter(call => call.hasInput && !isCompleteWithoutBody(call)))(
  '$method $path',
  ({ method, address }) => {
    test('with the wrong types gets the field, never its value', async () => {
      const secret = 'Sup3rS3cret';
      const fields = [
        'email',
        'password',
        'token',
        'companyCode',
        'preferredLanguage',
        'name',
        'accommodations',
      ];
      const bodies: unknown[] = [
        null,
        [],
        7,
        'text',
        true,
        {},
        { constructor: secret, prototype: { a: 1 }, toString: secret },
        Object.fromEntries(fields.map(key => [key, { [secret]: secret }])),
        {
          value: 1e308,
          email: secret,
          name: secret,
          accommodations: Array(3000).fill({}),
          token: `${secret}!`,
        },
      ];
      for (const body of bodies) {
        const headers = { ...bearer(token), ...orderKey };
        const response = await app.raw(method, address, { headers, body: JSON.stringify(body) });
        expectRejection(response, 'BAD_REQUEST');
        expect(response.text).not.toContain(secret);
        expect(response.body).toMatchObject({ details: { issues: expect.any(Array) } });
        expect(response.text.length).toBeLessThan(8_000);
      }
    });
  },
);

const hostileHeaders = {
  'accept-language': `${'pt,'.repeat(500)};q=NaN`,
  'x-request-id': '../../etc/passwd',
  'x-idempotency-key': 'new_booking_',
  'x-device-profile': '__proto__',
};

let ownToken: string | null = null;

describe.each(calls)('$method $path', ({ name, method, address }) => {
  test('never fails with a 500, whatever the query, the headers and the address hold', async () => {
    const queries = [
      'hotelId=%00&postcode=%00',
      `hotelId=${'x'.repeat(6_000)}`,
      'hotelId=%ff%fe&checkinDate=%ed%a0%80',
      '__proto__[a]=1&constructor[prototype][a]=1&a[b][c][d]=1',
      'hotelId[]=JARDINS&hotelId[0]=JARDINS&hotelId=JARDINS&hotelId=NILO',
      'adults=1e9&children=-1&ages=;drop table hotels&quantityRooms=99999999999999999999',
      '&&&===[[[]]]',
    ];
    ownToken ??= (await newGuest(app)).token;
    for (const [index, query] of queries.entries()) {
      const headers = { ...bearer(ownToken), ...hostileHeaders };
      const response = await app.raw(method, `${address}?${query}`, { headers });
      expect(response.status, `${query}: ${response.text}`).toBeLessThan(500);
      if (index === 0) expect(response.status, 'the session has ended').not.toBe(401);
      if (response.status >= 400) {
        const { code } = response.body as { code: string };
        expect(isGatewayErrorCode(code) && gatewayErrorStatus[code]).toBe(response.status);
      }
    }
    if (name.startsWith('sessions.') || name === 'guestUser.deleteAccount') ownToken = null;
  });

  test('takes no other method and says which it takes', async () => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      other => !calls.some(call => call.method === other && call.address === address),
    );
    for (const other of others) {
      const response = await app.raw(other, address, { headers: bearer(token) });
      expectRejection(response, 'METHOD_NOT_ALLOWED');
      expect(response.headers.get('allow')).toContain(method);
    }
  });
});

test.each([
  ['/api/bookings/10000000/cancel', 'creditValue'],
  ['/api/bookings/10000000/cancel', 'cancellationFeeValue'],
  ['/api/bookings/10000000/accommodation/1/early-checkout', 'new_credit'],
])('POST %s takes no body for more than it is: a wrong %s is rejected (BEY-17)', async (address, field) => {
  for (const wrong of ['Sup3rS3cret', -1, 0.001, 20_000_000, null, [1], { value: 1 }]) {
    const response = await app.raw('POST', address, { headers: bearer(token), body: { [field]: wrong } });
    expectRejection(response, 'BAD_REQUEST');
    expect(response.body).toMatchObject({ details: { issues: [{ path: field }] } });
    expect(response.text).not.toContain('Sup3rS3cret');
  }
});
